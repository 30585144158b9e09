import type { Page } from '@playwright/test';
import { mailed } from './support/mail.ts';
import { addRelative, joinByInvitation, newPerson, register } from './support/person.ts';
import { signByCode } from './support/signing.ts';
import { ConsoleErrors, expect, screenshot, test } from './support/test.ts';
import { recordContract } from './support/wizard.ts';

const wim = newPerson({ firstname: 'Wim', infix: '', lastname: 'Bakker' });
const tom = newPerson({ firstname: 'Tom', infix: '', lastname: 'Bakker', birthdate: '4-5-1988' });
const jan = newPerson({ firstname: 'Jan' });
const marijke = newPerson({ firstname: 'Marijke', gender: 'Vrouw', birthdate: '1-2-1960' });
const sanne = newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '3.5.1990' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The overview of a family: its name above, its contract below, and nothing of the other family. */
async function expectFamily(page: Page, name: 'Bakker' | 'De Vries'): Promise<void> {
  const [own, other] = name === 'Bakker' ? ['€ 1.000,00', '€ 2.500,00'] : ['€ 2.500,00', '€ 1.000,00'];
  await expect(heading(page, 'Overzicht')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Familie ${name}`);
  await expect(page.getByText(own).first()).toBeVisible();
  await expect(page.getByText(other)).toHaveCount(0);
}
const REGISTER_LINK = /(http:\/\/localhost:\d+\/register\/[\w-]+)/u;
const familyButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^Familie ${name}`, 'u') });

test('two parents, a daughter and her husband, whose own parents use Onderling too: one login, two families', async ({
  browser,
  product,
}) => {
  test.setTimeout(400_000);
  const complaints = new ConsoleErrors();
  // The list of a family that closes meanwhile is only logged.
  complaints.expectLogged(/status: 403, code: refused/u);
  const browserOf = async () => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 900 },
      locale: 'nl-NL',
    });
    context.on('page', (page) => complaints.watch(page));
    return context;
  };
  const pageOf = async () => (await browserOf()).newPage();
  const [wims, toms, jans] = [await pageOf(), await pageOf(), await pageOf()];
  const [marijkes, sannes] = [await pageOf(), await pageOf()];

  /** The address of the gift from his wife's father. */
  let copied = new URL(product.url);
  /** The newest mail that Tom got. */
  let invitation = '';
  await test.step('Tom has an account in the family of his parents', async () => {
    await register(wims, wim);
    await addRelative(wims, { ...tom, relation: 'Familielid', login: true });
    const gift = { kind: 'Schenking' as const, from: ['Wim Bakker'], to: ['Tom Bakker'], signed: '5-1-2026' };
    await recordContract(wims, { ...gift, amount: '1000' });
    invitation = await mailed(product, tom.email, REGISTER_LINK);
    await toms.goto(invitation);
    await joinByInvitation(toms, tom);
    await toms.goto('/overzicht');
    await expectFamily(toms, 'Bakker');
    await expect(familyButton(toms, 'Bakker')).toHaveCount(0);
  });

  await test.step('the family of his wife invites him at the address he has', async () => {
    await register(jans, jan);
    await addRelative(jans, { ...marijke, email: '', relation: 'Een partner', partnerOf: 'Jan de Vries' });
    await addRelative(jans, { ...sanne, relation: 'Familielid', login: true });
    await addRelative(jans, { ...tom, email: '', relation: 'Een partner', partnerOf: 'Sanne de Vries' });
    for (const { firstname, email } of [tom, marijke]) {
      await jans.getByRole('button', { name: `Geef een eigen login aan ${firstname}` }).click();
      await jans.getByRole('dialog').getByLabel('E-mailadres').fill(email);
      await jans.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
      await expect(jans.getByRole('dialog')).toBeHidden();
    }
    const gift = { kind: 'Schenking' as const, from: ['Jan de Vries'], to: ['Tom Bakker'], signed: '6-1-2026' };
    await recordContract(jans, { ...gift, amount: '2500' });
    const loan = { kind: 'Lening, alleen rente' as const, from: ['Marijke de Vries'], to: ['Sanne de Vries'] };
    await recordContract(jans, { ...loan, amount: '12000', rate: '4', years: '5', signed: '' });
    await expect(async () => {
      const newest = await mailed(product, tom.email, REGISTER_LINK);
      expect(newest).not.toBe(invitation);
      invitation = newest;
    }).toPass();
  });

  await test.step('S-167 the account of somebody else gets a refusal, and sees nothing of the family', async () => {
    await wims.goto(invitation);
    await wims.getByRole('button', { name: 'Inloggen en meedoen' }).click();
    await wims.getByRole('button', { name: 'Doe mee' }).click();
    await expect(heading(wims, 'Deze uitnodiging is voor een ander adres')).toBeVisible();
    await screenshot(wims, 'meedoen-ander-adres');
    await wims.getByRole('link', { name: 'Naar overzicht' }).click();
    await expect(wims.getByRole('banner')).toContainText('Familie Bakker');
  });

  await test.step('he logs in, says yes, and is a member', async () => {
    await toms.goto(invitation);
    await expect(heading(toms, 'Jan de Vries nodigt je uit')).toBeVisible();
    await screenshot(toms, 'uitnodiging-met-account');
    await toms.getByRole('button', { name: 'Inloggen en meedoen' }).click();
    await expect(toms.getByRole('button', { name: 'Doe mee' })).toBeVisible();
    expect(new URL(toms.url()).search).toBe('');
    await screenshot(toms, 'meedoen');
    await toms.getByRole('button', { name: 'Doe mee' }).click();
    await expect(heading(toms, 'Je doet mee')).toBeVisible();
    await screenshot(toms, 'meegedaan');
    await toms.getByRole('link', { name: 'Bekijk wie wat ziet in jullie familie' }).click();
    await expect(heading(toms, 'Wie ziet wat')).toBeVisible();
    await expect(toms.getByText(/^Jan de Vries\. Wie beheert, ziet alle contracten/u)).toBeVisible();
    await toms.getByRole('link', { name: 'Overzicht' }).first().click();
    await expectFamily(toms, 'De Vries');
    await toms.goto(invitation);
    await expect(heading(toms, 'Deze uitnodiging werkt niet meer.')).toBeVisible();
  });

  await test.step('the top bar names the family and switches it with the keyboard', async () => {
    await toms.goto('/overzicht');
    await expectFamily(toms, 'De Vries');
    await familyButton(toms, 'De Vries').focus();
    await toms.keyboard.press('Enter');
    const items = toms.getByRole('menu').getByRole('menuitem');
    await expect(items).toHaveText([/Familie Bakker/u, /Familie De Vries/u, 'Begin een eigen familie']);
    // It grows while it opens.
    await expect.poll(async () => (await items.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await screenshot(toms, 'familiemenu');
    await toms.keyboard.press('Home');
    await toms.keyboard.press('Enter');
    await expectFamily(toms, 'Bakker');
  });

  await test.step('S-169 his annual statement covers both families, each line under the name of its family', async () => {
    await toms.goto('/jaaropgave?jaar=2026');
    for (const name of ['Bakker', 'De Vries']) {
      const received = toms.getByRole('region', { name: `Gekregen in familie ${name}` });
      await expect(received).toContainText(name === 'Bakker' ? '€ 1.000,00' : '€ 2.500,00');
    }
    await screenshot(toms, 'jaaropgave-twee-families');
    await toms
      .getByRole('region', { name: 'Gekregen in familie De Vries' })
      .getByRole('link', { name: /Jan de Vries/u })
      .click();
    await expect(toms.getByRole('banner')).toContainText('Familie De Vries');
    await expect(heading(toms, 'Schenking')).toBeVisible();
    await expect(toms).toHaveURL(/\?familie=/u);
    copied = new URL(toms.url());
    await toms.goto('/overzicht');
    await familyButton(toms, 'De Vries').click();
    await toms.getByRole('menuitem', { name: /Bakker/u }).click();
    await expectFamily(toms, 'Bakker');
  });

  await test.step('an address copied in one family opens in that family, whichever family the tab was in', async () => {
    await toms.goto(copied.href);
    await expect(heading(toms, 'Schenking')).toBeVisible();
    await expect(toms.getByRole('banner')).toContainText('Familie De Vries');
    await familyButton(toms, 'De Vries').click();
    await toms.getByRole('menuitem', { name: /Bakker/u }).click();
    await expectFamily(toms, 'Bakker');
  });

  await test.step('an address without a family, sent by somebody who is in only one, leads on from the other', async () => {
    await toms.goto(copied.pathname);
    await expect(toms.getByText('Dit contract bestaat niet of is niet van jou.')).toBeVisible();
    await screenshot(toms, 'lening-andere-familie');
    await toms.getByRole('link', { name: 'Kijk in familie De Vries' }).click();
    await expect(heading(toms, 'Schenking')).toBeVisible();
    await expect(toms.getByRole('banner')).toContainText('Familie De Vries');
    await familyButton(toms, 'De Vries').click();
    await toms.getByRole('menuitem', { name: /Bakker/u }).click();
    await expectFamily(toms, 'Bakker');
  });

  const second = await toms.context().newPage();
  await test.step('S-169 two tabs hold two families at the same time, also after a reload', async () => {
    await familyButton(toms, 'Bakker').click();
    const address = await toms.getByRole('menuitem', { name: /De Vries/u }).getAttribute('href');
    await toms.keyboard.press('Escape');
    await second.goto(address ?? '');
    await expectFamily(second, 'De Vries');
    await expect(second, 'the address names the family').toHaveURL(
      ({ search }) => search === new URL(address ?? '', product.url).search,
    );
    await Promise.all([toms.reload(), second.reload()]);
    await expectFamily(toms, 'Bakker');
    await expectFamily(second, 'De Vries');
    // The address for a new tab. Not clicked: in such a tab Playwright sometimes sees the previous page.
    const link = second.getByRole('link', { name: /€.2\.500,00 van Jan de Vries aan Tom Bakker/u });
    await link.focus();
    const third = await second.context().newPage();
    await third.goto((await link.getAttribute('href')) ?? '');
    await expect(heading(third, 'Schenking')).toBeVisible();
    await expect(third.getByRole('banner')).toContainText('Familie De Vries');
    await third.close();
    await second.getByRole('link', { name: 'Familie', exact: true }).first().click();
    await expect(second.getByText('Sanne').first()).toBeVisible();
    await expect(second.getByText('Wim')).toHaveCount(0);
  });

  await test.step('mother and daughter come in, sign a loan between them, and each is notified of what the other did', async () => {
    for (const [page, person] of [
      [marijkes, marijke],
      [sannes, sanne],
    ] as const) {
      await page.goto(await mailed(product, person.email, REGISTER_LINK));
      await joinByInvitation(page, person);
      await page.goto('/overzicht');
      await page.getByRole('link', { name: /^Aflossingsvrije lening €.12\.000,00/u }).click();
    }
    // Her page dates from before Sanne had a login.
    await marijkes.reload();
    await marijkes.getByRole('button', { name: 'Laat ondertekenen' }).click();
    await marijkes.getByRole('button', { name: 'Vraag de handtekeningen' }).click();
    // The page already names the asker; the other is notified.
    await signByCode(marijkes, product, marijke.email);
    await expect(marijkes.getByText('Je hebt ondertekend.')).toBeVisible();
    await sannes.goto(await mailed(product, sanne.email, /(http:\/\/localhost:\d+\/ondertekenen\/\w+)/u));
    await signByCode(sannes, product, sanne.email);
    await expect(sannes.getByRole('heading', { level: 2, name: /^Ondertekend op/u })).toBeVisible();
  });

  await test.step('the daughter reports a payment: "Klopt" waits for her mother, and the others are not notified', async () => {
    await sannes.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
    await sannes.getByRole('button', { name: 'Ik heb betaald' }).click();
    const dialog = sannes.getByRole('dialog', { name: 'Ik heb betaald' });
    await dialog.getByLabel('Bedrag').fill('100');
    await dialog.getByRole('radio', { name: /^Vooruitbetaald/u }).check();
    await dialog.getByRole('button', { name: 'Meld betaling' }).click();
    await expect(sannes.getByText('Wacht op bevestiging door Marijke')).toBeVisible();
    await mailed(product, marijke.email, /(Er is een betaling gemeld bij Onderling)/u);
    await marijkes.goto('/overzicht');
    const card = marijkes.getByRole('region', { name: 'Volgende stap' });
    await expect(card).toBeVisible();
    await screenshot(marijkes, 'volgende-stap-moeder');
    await card.getByRole('button', { name: /^Klopt, €.100,00 van /u }).click();
    await expect(marijkes.getByText('Bevestigd. De betaling telt mee.')).toBeVisible();
    await sannes.goto('/meldingen');
    const told = (page: Page) => page.getByRole('list', { name: 'Meldingen, de nieuwste bovenaan' });
    await expect(told(sannes)).toContainText(/Marijke bevestigt je betaling bij de lening .*\./u);
    for (const page of [toms, second, jans]) {
      await page.goto('/meldingen');
      await expect(heading(page, 'Meldingen')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/Je hebt nog geen meldingen|\d{4}|vandaag|Vandaag/u);
      await expect(page.getByRole('main')).not.toContainText(/betaling bij/u);
    }
    await toms.goto('/overzicht');
    await second.goto('/overzicht');
  });

  await test.step('S-168 shut out of one family while reading, he is told why and continues in the other', async () => {
    await jans.goto('/familiebeheer/relaties');
    await jans
      .getByRole('list', { name: 'Wie hoort erbij' })
      .getByRole('listitem')
      .filter({ hasText: 'Tom' })
      .getByRole('button', { name: /wijzigen$/u })
      .click();
    await jans.getByRole('button', { name: 'Blokkeren' }).click();
    await jans.getByRole('alertdialog').getByRole('button', { name: 'Blokkeren' }).click();
    const family = jans.getByRole('list', { name: 'Wie hoort erbij' });
    await expect(family).toContainText('Jan wil de login van Tom sluiten. Dit gaat in op');
    await screenshot(jans, 'vastgelegd-wacht');
    await second.reload();
    await expect(second.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible();
    await screenshot(second, 'klopt-dit');
    await second.getByRole('button', { name: 'Ja, dit klopt' }).click();
    await screenshot(second, 'klopt-dit-echt');
    await second.getByRole('alertdialog').getByRole('button', { name: 'Ja, dit klopt' }).click();
    await expect(heading(second, 'Deze familie kun je niet bekijken.')).toBeVisible();
    await screenshot(second, 'familie-dicht');
    await second.getByRole('link', { name: 'Naar overzicht' }).click();
    await expectFamily(second, 'Bakker');
    await expect(familyButton(second, 'Bakker')).toHaveCount(0);
  });
  for (const page of [wims, toms, jans, marijkes, sannes]) await page.context().close();
  expect(complaints.all).toEqual([]);
});
