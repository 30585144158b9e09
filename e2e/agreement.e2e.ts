import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPart } from './support/parts.ts';
import { addRelative, newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

const jan = newPerson({ firstname: 'Jan' });
const sanne = newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '3.5.1990' });

const wizard = (page: Page) => page.getByRole('dialog');
const next = (page: Page) => wizard(page).getByRole('button', { name: 'Volgende stap' }).click();

async function start(page: Page, kind: string): Promise<void> {
  await page.goto('/overzicht');
  await page.getByRole('link', { name: 'Nieuw contract' }).first().click();
  await wizard(page).getByRole('radio', { name: kind, exact: true }).check();
}

async function choosePeople(page: Page, gift: boolean): Promise<void> {
  await wizard(page)
    .getByRole('group', { name: gift ? 'Wie geeft het geld?' : 'Van wie komt het geld?' })
    .getByRole('checkbox', { name: 'Jan de Vries' })
    .check();
  await wizard(page)
    .getByRole('group', { name: gift ? 'Wie krijgt het geld?' : 'Wie betaalt het geld terug?', exact: true })
    .getByRole('checkbox', { name: 'Sanne de Vries' })
    .check();
  await next(page);
}

async function startOver(page: Page): Promise<void> {
  const again = wizard(page).getByRole('button', { name: 'Begin opnieuw' });
  if (await again.isVisible()) await again.click();
}

test('a family writes its agreements: compared, with clauses, hints, an existing loan, and a draft for the notary', async ({
  page,
}) => {
  test.setTimeout(420_000);
  await register(page, jan);
  await addRelative(page, { ...sanne, relation: 'Familielid' });

  await test.step('a couple in doubt compares the same amount as a gift and as each kind of loan', async () => {
    await start(page, 'Schenking');
    const dialog = wizard(page);
    await dialog.getByRole('button', { name: 'Twijfel je? Vergelijk' }).click();
    await dialog.getByLabel('Bedrag', { exact: true }).fill('200000');
    await dialog.getByLabel('Rente per jaar').fill('3');
    await dialog.getByLabel('jaar', { exact: true }).fill('30');
    await expect(dialog.getByRole('table')).toContainText('€ 843,21');
    await expect(dialog.getByRole('table')).toContainText('Schenkbelasting');
    await screenshot(page, 'wizard-vergelijken');
    await dialog.getByRole('button', { name: 'Verberg de vergelijking' }).click();
  });

  await test.step('the compared amounts are filled in; an existing loan, paid every quarter, continues from its balance', async () => {
    const dialog = wizard(page);
    await dialog.getByRole('radio', { name: 'Hij bestaat al' }).check();
    await dialog.getByRole('radio', { name: 'Lening, elke maand evenveel aflossen', exact: true }).check();
    await screenshot(page, 'wizard-soort');
    await next(page);
    await choosePeople(page, false);
    await expect(dialog.getByLabel('Bedrag', { exact: true })).toHaveValue(/200\.000/);
    await dialog.getByRole('radio', { name: 'Elk kwartaal' }).check();
    await dialog.getByRole('textbox', { name: 'Dag waarop het geld is of wordt uitbetaald' }).fill('1-1-2020');
    await dialog.getByRole('textbox', { name: 'Dag van de eerste termijn' }).fill('1-4-2020');
    await next(page);
    await expect(dialog.getByText('Vul in wat er op die dag nog openstond').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Vanaf welke dag houden jullie de lening hier bij?' }).fill('1-4-2026');
    await dialog.getByLabel('Wat stond er op die dag nog open?').fill('150000');
    await dialog.getByLabel('Wat stond er op 1 januari 2026 nog open?').fill('149000');
    await dialog.getByLabel('Op welke rekening komen de betalingen?').fill('NL91 ABNA 0417 1643 01');
    await next(page);
    await expect(dialog.getByText('Dit rekeningnummer klopt niet.').first()).toBeVisible();
    await expect(dialog.getByText('niet minder dan op de dag hierboven').first()).toBeVisible();
    await dialog.getByLabel('Wat stond er op 1 januari 2026 nog open?').fill('152500');
    await dialog.getByLabel('Op welke rekening komen de betalingen?').fill('NL91 ABNA 0417 1643 00');
    await dialog.getByRole('textbox', { name: 'Ondertekend op' }).fill('1-1-2020');
    await screenshot(page, 'wizard-afspraken-bestaand');
    await next(page);
  });

  await test.step('the clauses: a wrong one is reported at its field, the trap of art. 15 SW is explained, and nothing lawful is refused', async () => {
    const dialog = wizard(page);
    await dialog.getByRole('radio', { name: 'Ook na opzegging, met ten hoogste 3 maanden' }).check();
    await expect(dialog.getByText('Direct opeisbaar, met een rente onder 6 %')).toBeVisible();
    await expect(dialog.getByText('€ 6.000,00 per jaar')).toBeVisible();
    await next(page);
    await expect(dialog.getByText('Vul een opzegtermijn in van 1 tot en met 3 hele maanden.').first()).toBeVisible();
    await dialog.getByLabel('Hoeveel maanden opzegtermijn?').selectOption('2');
    await dialog.getByRole('radio', { name: 'Hypotheek' }).check();
    await dialog.getByLabel('Waarop?').fill('Dorpsstraat 12, Ede');
    await screenshot(page, 'wizard-voorwaarden-lening');
    await next(page);
    await expect(
      dialog.getByText('Op 1 april 2026 stond er nog € 150.000,00 open, en op 1 januari € 152.500,00'),
    ).toBeVisible();
    await expect(dialog.getByText('Ook na opzegging, met 2 maanden opzegtermijn')).toBeVisible();
    await dialog.getByRole('link', { name: 'Wijzig: Verdere afspraken' }).click();
    await expect(dialog.getByLabel('Waarop?')).toHaveValue('Dorpsstraat 12, Ede');
    await page.goBack();
    await screenshot(page, 'wizard-controleren-lening');
    await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
    await expect(page.getByRole('dialog', { name: 'Klaar. Het contract staat erin.' })).toBeVisible();
    await page.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
    await expect(page.getByText('Direct opeisbaar, met een rente onder 6 %')).toBeVisible();
  });

  await test.step('R-5.2 a signed contract is changed by a proposal, on paper with a person without a login, and no second proposal appears', async () => {
    const contract = new URL(page.url()).pathname.split('/').at(-1);
    await page.getByRole('link', { name: 'Stel een wijziging voor' }).click();
    const dialog = wizard(page);
    await dialog.getByLabel('Bedrag', { exact: true }).fill('210000');
    await next(page);
    // A press while the step is being validated counts as a second press on the same step.
    await expect(dialog.getByRole('heading', { name: /^Stap 4 van 5/u })).toBeVisible();
    await next(page);
    await dialog.getByRole('textbox', { name: 'Op papier afgesproken op' }).fill('2-1-2020');
    await screenshot(page, 'wizard-voorstel');
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && /\/contract\/proposal$/u.test(request.url())),
      dialog.getByRole('button', { name: 'Stel voor' }).click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ contract, paper_date: '2020-01-02' });
    await openPart(page, 'Voorstellen');
    await expect(page.getByRole('list', { name: 'Voorstellen' })).toContainText(
      'Op papier afgesproken op 2 januari 2020',
    );
    const [list] = await Promise.all([page.waitForResponse(/\/contracts$/u), page.goto('/overzicht')]);
    const contracts = (await list.json()) as { hashid: string; total: number }[];
    expect(contracts.map(({ hashid, total }) => [hashid, total])).toEqual([[contract, 21_000_000]]);
    await expect(page.getByRole('link', { name: / van .+ aan .*Sanne/u })).toHaveCount(1);
  });

  await test.step('R-5.5 R-5.4 R-7.1 a gift on paper needs a notary: it is shown and saved as a draft with its name, not as an agreement to sign', async () => {
    await start(page, 'Schenking');
    await startOver(page);
    const dialog = wizard(page);
    await dialog.getByRole('radio', { name: 'Schenking', exact: true }).check();
    await next(page);
    await choosePeople(page, true);
    await dialog.getByLabel('Bedrag', { exact: true }).fill('6908');
    await dialog.getByRole('radio', { name: /^Op papier/ }).check();
    await expect(dialog.getByText('Hier is een notaris voor nodig')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Datum van de akte van de notaris' })).toBeVisible();
    await screenshot(page, 'wizard-schenking-papier');
    await next(page);
    await dialog.getByRole('checkbox', { name: 'Iemand anders beheert het geld eerst (bewind)' }).check();
    await next(page);
    await expect(dialog.getByText('Vul in op welke dag het bewind stopt.').first()).toBeVisible();
    await dialog.getByLabel('Tot welke dag?').fill('1-1-2035');
    await screenshot(page, 'wizard-voorwaarden-schenking');
    await next(page);
    await dialog.getByRole('button', { name: 'Bekijk het contract als PDF' }).click();
    await expect(dialog.locator('.react-pdf__Page').first()).toContainText('Concept voor de notaris', {
      timeout: 60_000,
    });
    await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
    await expect(page.getByText('neem het mee naar de notaris')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download het concept voor de notaris' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('schenking-sanne-de-vries-concept-voor-de-notaris.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
