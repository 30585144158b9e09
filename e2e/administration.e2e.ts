import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { OrdersAnswer } from '../domain/wire/order.ts';
import { answer } from './support/failures.ts';
import { usableByKeyboard } from './support/keyboard.ts';
import { openPart } from './support/parts.ts';
import { fillLogin, newPerson, type Person, register } from './support/person.ts';
import { startProduct, type Product } from './support/product.ts';
import { enrol, fillLoginTwice, turnOnSecondStep } from './support/secondStep.ts';
import { promote } from './support/superadmin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test as base } from './support/test.ts';

/** Nothing can be ordered until the product knows who the seller is. */
const SELLER = {
  SELLER_NAME: 'Onderling B.V.',
  SELLER_ADDRESS: 'Laan 1; 1234 AB Utrecht',
  SELLER_VAT_NUMBER: 'NL123456789B01',
  SELLER_KVK: '12345678',
  SELLER_IBAN: 'NL91ABNA0417164300',
};
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct(SELLER);
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
});

async function logIn(page: Page, person: Person, path: string): Promise<void> {
  await page.context().clearCookies();
  // An open page that makes no call to the provider: /logout would go there and disturb the next step.
  await page.goto('/melding');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto(path);
  await (person === anneke ? fillLoginTwice(page, person, codes) : fillLogin(page, person));
}

const anneke = newPerson({ firstname: 'Anneke', infix: '', lastname: 'Beheer', gender: 'Vrouw' });
const els = newPerson({ firstname: 'Els', infix: 'de', lastname: 'Vries', gender: 'Vrouw' });
const jan = newPerson();
/** The codes with which Anneke passes the second step. */
let codes: string[] = [];

test.beforeAll(async ({ browser, product }) => {
  for (const person of [anneke, els, jan]) {
    const context = await browser.newContext({ baseURL: product.url, locale: 'nl-NL' });
    const page = await context.newPage();
    await register(page, person);
    if (person === anneke) codes = await turnOnSecondStep(page, person);
    await context.close();
  }
  await promote(product, [anneke.email, els.email]);
});

test('R-8.6 R-8.7 an administrator finds another by her core name, checks her profile, and reads what she did', async ({
  page,
}) => {
  await logIn(page, anneke, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Beheer' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Beheerders' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await expect(grid.getByRole('row').nth(1)).toContainText('Beheer, Anneke');
  await screenshot(page, 'beheer-beheerders');

  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('vries');
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/zoek=vries/);
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('niemand');
  await expect(page.getByText('Geen beheerders gevonden.')).toBeVisible();
  await page.getByRole('button', { name: 'Toon alle beheerders' }).click();
  await expect(page.getByRole('searchbox', { name: 'Zoeken' })).toHaveValue('');
  await expect(grid.getByRole('row')).toHaveCount(3);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download als CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Vries, Els de;');

  // Use the keyboard alone: into the grid, to the second row, and in.
  await grid.getByRole('columnheader', { name: 'Naam' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Els de Vries' })).toBeVisible();
  await expect(page.getByText('Nog niemand heeft dit profiel gecontroleerd.')).toBeVisible();
  await page.getByRole('button', { name: 'Klopt, gecontroleerd' }).click();
  await expect(page.getByRole('list', { name: 'Eerdere controles' })).toContainText('door Anneke Beheer');
  await screenshot(page, 'beheer-profiel');

  await page.getByRole('link', { name: 'Alle beheerders' }).click();
  await grid.getByRole('link', { name: 'Beheer, Anneke' }).click();
  await expect(page.getByText('Dit is je eigen profiel.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Klopt, gecontroleerd' })).toBeHidden();
  const log = page.getByRole('list', { name: /Logboek van deze beheerder/ });
  await expect(log).toContainText('Je logde in.');
  await expect(log.getByRole('listitem').filter({ hasText: 'Je keek een beheerder na' }).first()).toContainText(
    'Rollen: superadmin',
  );
});

test('S-13 R-8.12 an administrator without a second step can open no administrator page: she reads why, turns it on, and arrives where she was going', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/code: mfa/u);
  await logIn(page, els, '/admin?deel=toestand');
  await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
  await expect(page.getByText('Je opent iets wat alleen voor beheerders is.')).toBeVisible();
  await screenshot(page, 'mfa-aanzetten');
  await page.getByRole('link', { name: 'Zet de tweede stap aan' }).click();
  await enrol(page, els);
  await expect(page.getByText('Versie')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\?deel=toestand$/u);
  await page.reload();
  await expect(page.getByText('Versie')).toBeVisible();
});

test(
  'R-4.3 R-5.8 a code is added, removed at once, put back, and gone after a reload',
  { tag: '@journey' },
  async ({ page }) => {
    await logIn(page, anneke, '/admin?deel=partnercodes');
    await page.getByRole('button', { name: 'Code toevoegen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Bewaar de code' }).click();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('visser-10');
    await dialog.getByLabel('Van wie is de code?').fill('Notaris Visser');
    await dialog.getByLabel('Korting in procenten').fill('10');
    await dialog.getByRole('button', { name: 'Bewaar de code' }).click();
    await expect(dialog).toBeHidden();
    const list = page.getByRole('list', { name: 'Partnercodes' });
    await expect(list).toContainText('VISSER-10');
    await screenshot(page, 'beheer-partnercodes');

    await page.getByRole('button', { name: 'Verwijder de code VISSER-10' }).press('Enter');
    const undo = page.getByRole('button', { name: 'Zet de code VISSER-10 terug' });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Verwijder de code VISSER-10' })).toBeFocused();
    await page.reload();
    await expect(list, 'the restored code is on the server too').toContainText('VISSER-10');

    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'DELETE'),
      page.getByRole('button', { name: 'Verwijder de code VISSER-10' }).click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ index: 0 });
    await expect(undo).toBeVisible();
    await page.reload();
    await expect(page.getByText('Er zijn nog geen partnercodes.'), 'gone at once, not after a while').toBeVisible();
    await page.getByRole('tab', { name: 'Toestand' }).click();
    await expect(page.getByText('Versie')).toBeVisible();
    await screenshot(page, 'beheer-toestand');
    await page.getByRole('tab', { name: 'Partnercodes' }).click();
    await expect(page.getByText('Er zijn nog geen partnercodes.')).toBeVisible();
  },
);

test('S-29 the same list in two tabs: the second removal removes nothing else, says so, and shows the current list', async ({
  page,
  context,
  consoleErrors,
}) => {
  await logIn(page, anneke, '/admin?deel=partnercodes');
  for (const code of ['EERSTE', 'TWEEDE']) {
    await page.getByRole('button', { name: 'Code toevoegen' }).click();
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    await page.getByLabel('Van wie is de code?').fill('Notaris');
    await page.getByLabel('Korting in procenten').fill('5');
    await page.getByRole('button', { name: 'Bewaar de code' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const other = await context.newPage();
  consoleErrors.watch(other);
  await other.goto('/admin?deel=partnercodes');
  await expect(other.getByRole('list', { name: 'Partnercodes' }).getByText('EERSTE')).toBeVisible();
  await page.getByRole('button', { name: 'Verwijder de code EERSTE' }).click();
  await page.getByRole('tab', { name: 'Toestand' }).click();
  await page.getByRole('tab', { name: 'Partnercodes' }).click();
  await expect(page.getByRole('list', { name: 'Partnercodes' }).getByText('EERSTE')).toBeHidden();
  await other.getByRole('button', { name: 'Verwijder de code EERSTE' }).click();
  await expect(other.getByText('De lijst is intussen veranderd.')).toBeVisible({ timeout: 15_000 });
  await expect(other.getByRole('list', { name: 'Partnercodes' }).getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('list', { name: 'Partnercodes' }).getByText('TWEEDE')).toBeVisible();
});

test('R-8.9 whoever has a partner code registers with it: the field shows its value or the error, and orders start with it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/kennen we niet|geen antwoord/);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Heb je een kortingscode van je notaris?' }).click();
  const code = page.getByLabel('Kortingscode');
  await expect(code).toBeFocused();
  await page.keyboard.type('DERDE');
  await page.keyboard.press('Tab');
  await expect(code).toHaveAccessibleDescription(/^Fout: Deze code kennen we niet/u);
  await code.fill('');
  await expect(code).toHaveAccessibleDescription('Ook een adviseur kan er een geven.');
  await answer(page, '**/api/v1/partnercode/check', 'lost');
  await code.fill('tweede');
  await code.blur();
  await expect(page.getByText('We konden deze code nu niet nakijken.')).toBeVisible();
  await answer(page, '**/api/v1/partnercode/check', null);
  await code.fill('tweede ');
  await code.blur();
  await expect(page.getByText('Deze code van Notaris geeft 5 % korting')).toBeVisible();
  await screenshot(page, 'register-partnercode');

  await register(page, newPerson({ firstname: 'Kees', code: 'tweede' }));
  await page.goto('/familiebeheer/administratie');
  await expect(page.getByText('Code TWEEDE geldt.')).toBeVisible();
  await expect(page.getByText('Korting van 5 %')).toBeVisible();
  await page.getByRole('button', { name: 'Zonder code' }).click();
  await expect(page.getByText('Korting van 5 %')).toBeHidden();
  await page.getByRole('button', { name: 'Heb je een kortingscode van je notaris?' }).click();
  await expect(page.getByLabel('Kortingscode', { exact: true })).toBeFocused();
});

test('S-37 R-8.6 somebody who is no administrator has no menu entry, and the server refuses them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/403|rechten/);
  await logIn(page, jan, '/overzicht');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beheer' })).toBeHidden();
  for (const path of ['/admin', '/admin/iemand', '/admin?deel=toestand']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina is niet voor jou' })).toBeVisible();
  }
});

test('R-8.6 the administrator pages work by keyboard, and on a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, anneke, '/admin');
  await expect(page.getByRole('list', { name: 'Beheerders' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('grid', { name: 'Beheerders' })).toBeVisible();
  expect((await usableByKeyboard(page)).join('\n')).toMatch(/Download als CSV/);
});

test('R-8.8 a family reads its own log at Profiel', async ({ page }) => {
  await logIn(page, jan, '/profiel');
  await openPart(page, 'Wat er gebeurde');
  const log = page.getByRole('list', { name: 'Logboek, het nieuwste eerst' });
  await expect(log).toContainText('Je logde in.');
  await expect(log).toContainText('Je maakte een account en begon deze familie.');
  await screenshot(page, 'profiel-logboek');
});

test('R-8.6 an unpaid order is paid by hand, a file that is no statement is refused, and the list says so', async ({
  page,
  product,
}) => {
  const asked = page.waitForRequest('**/api/v1/user');
  await logIn(page, jan, '/overzicht');
  const { authorization = '' } = await (await asked).allHeaders();
  const placed = await page.request.post(`${product.url}/api/v1/order`, {
    headers: { authorization },
    data: { children: 4 },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const [order] = ((await placed.json()) as OrdersAnswer).orders;
  const number = order?.invoices[0]?.number ?? '';

  await logIn(page, anneke, '/admin?deel=bestellingen');
  const grid = page.getByRole('grid', { name: 'Bestellingen' });
  await expect(grid).toContainText(number);
  await screenshot(page, 'beheer-bestellingen');
  await page
    .getByLabel('Kies een bankbestand')
    .setInputFiles({ name: 'leeg.csv', mimeType: 'text/csv', buffer: Buffer.from('geen;afschrift') });
  await expect(page.getByText('Dit bestand is niet ingelezen.')).toBeVisible();
  await page.getByRole('button', { name: `Zet op betaald: factuur ${number}` }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja, betaald' }).click();
  await expect(page.getByText('Alles is betaald.')).toBeVisible();
  await page.getByRole('button', { name: 'Betaald', exact: true }).click();
  await expect(grid).toContainText(number);
});

test('a person who asks for help is found by their full address, and a lost second step is turned off after a week, with a mail at once', async ({
  page,
  product,
}) => {
  const kwijt = newPerson({ firstname: 'Kees', infix: '', lastname: 'Kwijt' });
  await register(page, kwijt);
  await turnOnSecondStep(page, kwijt);

  await logIn(page, anneke, '/admin?deel=helpen');
  await page.getByLabel('E-mailadres of kenmerk').fill('kwijt');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await expect(page.getByText(/^Zoek met een volledig e-mailadres/u).first()).toBeVisible();
  await page.getByLabel('E-mailadres of kenmerk').fill(kwijt.email);
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  const found = page.getByRole('list', { name: 'Wie je vond' });
  await expect(found).toContainText('Kees Kwijt');
  await expect(found).toContainText('Staat aan');
  await expectAccessible(page);
  await screenshot(page, 'beheer-helpen');

  await page.getByRole('button', { name: 'Tweede stap kwijt: Kees Kwijt' }).click();
  await page.getByLabel(/^Hoe weet je dat deze persoon/u).fill('Teruggebeld op het nummer van de bestelling.');
  await screenshot(page, 'beheer-helpen-vraag');
  await page.getByRole('button', { name: 'Zet over 7 dagen uit' }).click();
  await expect(found).toContainText(/Gaat uit op \d+ \S+ \d{4}/u);
  await expect.poll(async () => (await product.mails()).join('\n')).toContain('Over 7 dagen gaat je tweede stap');
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Laat de tweede stap aan: Kees Kwijt' }).click();
  await expect(found).toContainText('Staat aan');
});
