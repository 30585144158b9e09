import type { Page } from '@playwright/test';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** Cases that cost a family its trust, as they happened (docs/screens.md). Loans are made and changed here. */
const test = onDemo();

async function logIn(page: Page, email: string, path = '/overzicht'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, { email, password: PASSWORD });
}

test('a one-word reason does not silence the gift question; a long-running loan first shows the sum lent', async ({
  page,
  another,
}) => {
  test.setTimeout(300_000);
  await logIn(page, FOUNDER_EMAIL);
  await page.getByRole('link', { name: 'Nieuw contract' }).first().click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Volgende stap' });
  await dialog.getByRole('radio', { name: 'Lening, elke maand hetzelfde bedrag', exact: true }).check();
  await next.click();
  for (const [side, name] of [
    ['Van wie komt het geld?', 'Jan de Vries'],
    ['Wie betaalt het geld terug?', 'Sanne de Vries'],
  ] as const)
    await dialog.getByRole('group', { name: side, exact: true }).getByRole('checkbox', { name, exact: true }).check();
  await next.click();
  await dialog.getByLabel('Bedrag', { exact: true }).fill('80000');
  await dialog.getByLabel('Rente per jaar').fill('1');
  await dialog.getByLabel('jaar', { exact: true }).fill('20');
  await dialog.getByRole('textbox', { name: 'Dag waarop het geld is of wordt uitbetaald' }).fill('1-3-2016');
  await dialog.getByRole('textbox', { name: 'Dag van de eerste termijn' }).fill('1-4-2016');
  await dialog.getByRole('textbox', { name: 'Ondertekend op' }).fill('1-3-2016');

  await test.step('any text leaves the question in place', async () => {
    const question = dialog.getByText('Een lage rente kan een schenking zijn');
    await expect(question).toBeVisible();
    await dialog.getByLabel('Waarom deze rente?').fill('x');
    await dialog.getByLabel('Waarom deze rente?').blur();
    await expect(question).toBeVisible();
    await screenshot(page, 'rente-met-een-woord');
  });
  await next.click();
  await expect(dialog.getByText('Stap 4 van 5: Verdere afspraken')).toBeVisible();
  await next.click();
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  await page.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
  await expect(page.getByRole('heading', { name: 'Documenten' })).toBeVisible();

  await test.step('the largest figure of the waiting loan is the sum lent, and its balance is labelled as scheduled', async () => {
    const hers = await another();
    await logIn(hers, CHILD_EMAIL, new URL(page.url()).pathname);
    const head = hers.getByRole('main');
    await expect(head.getByText(/^Geleend bedrag, nog niet door iedereen ondertekend/u)).toBeVisible();
    await expect(head.getByText('€ 80.000,00').first()).toBeVisible();
    await expect(head.getByText(/^Volgens het schema staat op .* nog €.[\d.,]+ open\.$/u)).toBeVisible();
    await expect(head.getByText(/Te lenen bedrag/u)).toHaveCount(0);
    await screenshot(hers, 'lopende-lening-wacht');
  });
});

test('a rate change says what may be a gift; the borrower is notified of an extra repayment recorded by the lender', async ({
  page,
  another,
}) => {
  test.setTimeout(300_000);
  await logIn(page, FOUNDER_EMAIL);
  await page.getByRole('link', { name: /€.12\.500,00 Annuïteitenlening/u }).click();
  const { pathname } = new URL(page.url());

  await test.step('a lower rate asks about the gift, with the amount', async () => {
    await page.getByRole('button', { name: 'Andere rente' }).click();
    const rate = page.getByRole('dialog', { name: 'Andere rente' });
    await rate.getByLabel('Nieuwe rente per jaar').fill('1');
    await expect(rate.getByText(/schenking/u).first()).toBeVisible();
    await expect(rate.getByText(/€.[\d.]+,\d\d/u).first()).toBeVisible();
    await screenshot(page, 'lagere-rente-schenking');
    await page.keyboard.press('Escape');
    await expect(rate).toBeHidden();
  });

  await page.getByRole('button', { name: 'Extra aflossen' }).click();
  const extra = page.getByRole('dialog', { name: 'Extra aflossen' });
  await extra.getByLabel('Hoeveel extra?').fill('500');
  await extra.getByLabel('Hoeveel extra?').blur();
  await extra.getByRole('button', { name: 'Bewaar extra aflossing' }).click();
  await expect(extra).toBeHidden();

  const hers = await another();
  await logIn(hers, CHILD_EMAIL, '/meldingen');
  const list = hers.getByRole('list', { name: 'Meldingen, de nieuwste bovenaan' });
  await expect(list.getByRole('listitem').first()).toContainText(/Jan legde een extra aflossing vast bij/u);
  await list.getByRole('link').first().click();
  await expect(hers).toHaveURL(new RegExp(`${pathname}(?:[?#]|$)`, 'u'));
  await openPart(hers, 'Tijdlijn');
  await expect(hers.getByRole('list', { name: 'Tijdlijn' })).toContainText('€ 500,00');
});

test('"En nog" leads to what waits, and box 3 divides only jointly held assets', async ({ page }) => {
  await logIn(page, FOUNDER_EMAIL);
  const more = page.getByRole('link', { name: /^En nog .+ bij je meldingen$/u });
  const count = Number(/\d+/u.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(page).toHaveURL(/\/meldingen$/u);
  const waits = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  expect(count).toBeGreaterThan(0);
  expect(await waits.count()).toBeGreaterThanOrEqual(count);

  await page.goto('/jaaropgave');
  await page.getByLabel('Van wie').click();
  await page.getByRole('option', { name: 'Noor Yıldız' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Noor Yıldız$/u })).toBeVisible();
  await expect(page.getByText(/Anders geeft ieder/u)).toHaveCount(0);
});
