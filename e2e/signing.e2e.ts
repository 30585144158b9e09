import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { usableByKeyboard } from './support/keyboard.ts';
import { mailed } from './support/mail.ts';
import { withDevice } from './support/device.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { sizedPhoto } from './support/photos.ts';
import { ask, concept, readIt, signAsNew, signers } from './support/signing.ts';
import { expect, screenshot } from './support/test.ts';
import { fillWizard } from './support/wizard.ts';

test('a concept is signed by both with their own device: the last signature dates it, and the sealed paper is there', async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(240_000);
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await concept(page, '12500');
  const contract = page.url();
  const path = await ask(page);
  await expect(page.getByText(/^Jan de Vries leent € 12\.500 uit aan Sanne de Vries/u)).toBeVisible();
  await screenshot(page, 'ondertekenen');
  await usableByKeyboard(page);

  const hers = await another();
  await withDevice(hers);
  const link = await mailed(product, CHILD_EMAIL, /(http:\/\/localhost:\d+\/ondertekenen\/\w+)/u);
  expect(new URL(link).pathname).toBe(path);
  await hers.goto(link);
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  await expect(hers.getByText(/^Jij belooft het terug te betalen/u)).toBeVisible();
  await readIt(hers);
  await signAsNew(hers, product, CHILD_EMAIL);
  await expect(hers.getByText('Je hebt ondertekend.')).toBeVisible();
  await expect(signers(hers)).toContainText('met een eigen apparaat');
  await expect(signers(hers)).toContainText('Nog niet ondertekend');

  await withDevice(page);
  await page.reload();
  await readIt(page);
  await signAsNew(page, product, FOUNDER_EMAIL);
  await expect(page.getByRole('heading', { name: /^Ondertekend op/u })).toBeVisible();
  await screenshot(page, 'ondertekend');
  await usableByKeyboard(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download het ondertekende document' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lineaire-lening-sanne-de-vries-\d{4}-\d\d-\d\d\.pdf$/u);
  await page.goto(contract);
  await expect(page.getByText('Ondertekend', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bekijk wie wanneer ondertekende' })).toBeVisible();

  await test.step('a contract signed here is changed here: another rate counts once both signed its addendum', async () => {
    await page.getByRole('button', { name: 'Andere rente' }).click();
    const rate = page.getByRole('dialog', { name: 'Andere rente' });
    await rate.getByLabel('Nieuwe rente per jaar').fill('2');
    await expect(rate.getByText(/^Jullie hebben dit hier ondertekend/u)).toBeVisible();
    await screenshot(page, 'wijziging-voorstellen');
    await rate.getByRole('button', { name: 'Stel voor' }).click();
    await expect(rate).toBeHidden();
    await page.getByRole('link', { name: 'Lees en onderteken' }).click();
    await expect(
      page.getByText(/^De rente van de lening van Jan de Vries aan Sanne de Vries wordt 2.%/u),
    ).toBeVisible();
    await screenshot(page, 'wijziging-ondertekenen');
    await readIt(page);
    await page.getByRole('button', { name: 'Onderteken met je apparaat' }).click();
    await expect(signers(page)).toContainText('met een eigen apparaat');
    await page.goto(contract);
    await expect(page.getByRole('region', { name: 'Voorstel', exact: true })).toContainText('De rente wordt 2 %');
    await screenshot(page, 'wijziging-wacht');

    await hers.goto(contract);
    await hers.getByRole('link', { name: 'Lees en onderteken' }).click();
    await readIt(hers);
    await hers.getByRole('button', { name: 'Onderteken met je apparaat' }).click();
    await expect(hers.getByText(/^De wijziging telt nu\./u)).toBeVisible();
    await screenshot(hers, 'wijziging-ondertekend');
    await page.reload();
    await expect(page.getByText('Ondertekend, later gewijzigd').first()).toBeVisible();
    await openPart(page, 'Documenten');
    await openPart(page, 'Voorstellen');
    await expect(page.getByRole('list', { name: 'Documenten' })).toContainText('2 %');
    await expect(page.getByRole('list', { name: 'Voorstellen' })).toContainText('Door iedereen ondertekend op');
  });
  await page.goto('/profiel');
  await expect(page.getByRole('list', { name: 'Je apparaten' })).toContainText('Computer');
  await screenshot(page, 'profiel-apparaten');
});

/** Removes from the page the features that the oldest browsers of .browserslistrc lack and a current library uses. */
function asOldestBrowser(): void {
  for (const [owner, name] of [
    [Promise, 'withResolvers'],
    [Promise, 'try'],
    [URL, 'parse'],
    [AbortSignal, 'any'],
    [Uint8Array, 'fromBase64'],
    [Uint8Array.prototype, 'toHex'],
    [Map.prototype, 'getOrInsertComputed'],
    [Set.prototype, 'union'],
    [Math, 'sumPrecise'],
  ] as const)
    Reflect.deleteProperty(owner, name);
}

test('without a device: a mailed code signs, a wrong one does not, and the requester withdraws it', async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(240_000);
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await concept(page, '13500');
  const path = await ask(page);

  const hers = await another();
  await hers.addInitScript(asOldestBrowser);
  await hers.goto(path);
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  await readIt(hers);
  await hers.getByRole('button', { name: 'Liever met een code per mail' }).click();
  await expect(hers.getByText(/^We stuurden een code naar .•••@/u)).toBeVisible();
  const code = await mailed(product, CHILD_EMAIL, /Je code is (\d{6})[^]*waar je het document leest/u);
  await hers.getByLabel('Code uit de mail').fill(code === '000000' ? '111111' : '000000');
  await hers.getByRole('button', { name: 'Onderteken met deze code' }).click();
  await expect(hers.getByText(/^Deze code klopt niet/u).first()).toBeVisible();
  await screenshot(hers, 'ondertekenen-code');
  await hers.getByLabel('Code uit de mail').fill(code);
  await hers.getByRole('button', { name: 'Onderteken met deze code' }).click();
  await expect(signers(hers)).toContainText('met een code per mail');

  await page.reload();
  await page.getByRole('button', { name: 'Trek het verzoek in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trek het verzoek in' }).click();
  await expect(page.getByText(/^Jan de Vries trok het verzoek in op/u)).toBeVisible();
  await page.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
  await expect(page.getByText('Concept', { exact: true })).toBeVisible();
  const why = page.getByRole('region', { name: 'Dit contract is niet ondertekend' });
  await expect(why).toContainText('Jan de Vries trok het verzoek in op');
  await screenshot(page, 'niet-ondertekend');
});

/** The pages of a paper as a phone photographs them: the second is larger than what is sent, and is made smaller. */
const photographed = () =>
  Promise.all(
    [200_000, 6_000_000].map(async (bytes, i) => ({
      name: `bladzijde ${i + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sizedPhoto(bytes),
    })),
  );

test('on paper: printed, signed and photographed; the other opens the scan and agrees, which signs it', async ({
  page,
  another,
}) => {
  test.setTimeout(240_000);
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await concept(page, '14500');
  const { pathname } = new URL(page.url());
  const [printed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download het contract' }).click(),
  ]);
  expect(printed.suggestedFilename()).toMatch(/\.pdf$/u);
  await page.getByRole('button', { name: 'Op papier ondertekend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Op papier ondertekend' });
  await dialog.getByRole('textbox', { name: 'Op welke dag ondertekend?' }).fill('01-04-2026');
  await dialog.getByLabel('Kies foto’s of een PDF').setInputFiles(await photographed());
  await expect(dialog.getByRole('list', { name: 'Het ondertekende papier' })).toContainText('bladzijde 2.jpg');
  await screenshot(page, 'papier-toevoegen');
  await dialog.getByRole('button', { name: 'Stel voor' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Voorstel' })).toContainText('Ondertekend op papier op 1 april 2026');

  const hers = await another();
  await hers.goto(pathname);
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  const proposal = hers.getByRole('region', { name: 'Voorstel' });
  await expect(proposal).toContainText('Bevestig dat jullie op 1 april 2026 op papier tekenden');
  await expect(hers.getByText('Op papier ondertekend, nog te bevestigen')).toBeVisible();
  await screenshot(hers, 'papier-beantwoorden');
  const [scan] = await Promise.all([
    hers.waitForEvent('download'),
    proposal.getByRole('button', { name: 'Bekijk het ondertekende papier' }).click(),
  ]);
  expect(scan.suggestedFilename()).toMatch(/-scan\.pdf$/u);
  await proposal.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
  await expect(proposal).toBeHidden();
  await expect(hers.getByText('Ondertekend', { exact: true }).first()).toBeVisible();
  await openPart(hers, 'Documenten');
  await expect(hers.getByText('Scan van het ondertekende papier')).toBeVisible();
});

test('S-207 a signing day filled in by one side waits: the other is notified, and confirms it', async ({
  page,
  another,
}) => {
  test.setTimeout(240_000);
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const dialog = await fillWizard(page, {
    kind: 'Lening, alleen rente',
    from: ['Jan de Vries'],
    to: ['Sanne de Vries'],
    amount: '15500',
    signed: '2-4-2026',
    rate: '3',
    years: '5',
  });
  await dialog.getByRole('link', { name: 'Wijzig: Afspraken' }).click();
  await expect(dialog.getByText(/dan vragen we Sanne om die dag te bevestigen/u)).toBeVisible();
  await screenshot(page, 'dag-van-ondertekenen');
  for (const step of ['Verdere afspraken', 'Controleren']) {
    await dialog.getByRole('button', { name: 'Volgende stap' }).click();
    await expect(dialog.getByText(new RegExp(`^Stap \\d van 5: ${step}`, 'u'))).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  await expect(page.getByText(/We hebben Sanne gevraagd om de dag te bevestigen/u)).toBeVisible();
  await screenshot(page, 'dag-gevraagd');
  await page.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
  await expect(page.getByRole('region', { name: 'Voorstel' })).toContainText('Ondertekend op papier op 2 april 2026');
  const { pathname } = new URL(page.url());

  const hers = await another();
  await hers.goto('/meldingen');
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  await expect(hers.getByRole('list', { name: /^Meldingen/u })).toContainText(/Jan vraagt je akkoord bij/u);
  await hers.goto(pathname);
  const proposal = hers.getByRole('region', { name: 'Voorstel' });
  await proposal.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
  await expect(proposal).toBeHidden();
  await expect(hers.getByText('Ondertekend', { exact: true }).first()).toBeVisible();
});
