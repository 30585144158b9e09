import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

const thisYear = new Date().getFullYear();
const cents = (text: string) => Number(text.replace(/[^\d,-]/g, '').replace(',', ''));

test('R-8.2 three years of the sample family: last year by default, each line adds up, and lender and borrower mirror each other', async ({
  page,
}) => {
  test.slow();
  await page.goto('/jaaropgave?open=uitgeleend&open=geleend');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: `Jaaropgave ${thisYear - 1}: Jan de Vries` })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Jaaropgave' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );

  const figuresOf = async (role: string) => {
    const loans = page
      .getByRole('region', { name: role, exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    return loans.evaluateAll((items) =>
      items.map((item) => ({
        purpose: item.querySelector('p')?.textContent ?? '',
        figures: [...item.querySelectorAll('dl:first-of-type > div')].map((cell) => [
          cell.querySelector('dt')?.textContent ?? '',
          cell.querySelector('dd')?.textContent ?? '',
        ]),
      })),
    );
  };
  for (const year of [thisYear - 3, thisYear - 2, thisYear - 1]) {
    await page.getByLabel('Jaar', { exact: true }).click();
    await page.getByRole('option', { name: String(year), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Jaaropgave ${year}: Jan de Vries` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`jaar=${year}`));
    const lent = await figuresOf('Uitgeleend');
    expect(lent.length).toBeGreaterThan(3);
    for (const { figures } of lent) {
      const amounts = figures.map(([, amount]) => cents(amount ?? ''));
      const closing = amounts.pop();
      expect(
        amounts.reduce((sum, amount) => sum + amount, 0),
        JSON.stringify(figures),
      ).toBe(closing);
    }
    await page.getByLabel('Van wie').click();
    await page.getByRole('option', { name: 'Bram de Vries' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Jaaropgave ${year}: Bram de Vries` })).toBeVisible();
    const borrowed = await figuresOf('Geleend');
    const known = new Set(lent.map(({ figures }) => JSON.stringify(figures)));
    expect(borrowed.some(({ figures }) => known.has(JSON.stringify(figures)))).toBe(true);
    await page.getByLabel('Van wie').click();
    await page.getByRole('option', { name: 'Jan de Vries' }).click();
  }
});

/** Reads the clipboard by pasting, as a person does: the page itself may not read it (the Permissions-Policy). */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { id: 'paste-here' })));
  const field = page.locator('#paste-here');
  await field.press('Control+V');
  const text = await field.inputValue();
  await field.evaluate((input) => input.remove());
  return text;
}

test('R-8.2 a child copies the figures, downloads the PDF, the CSV and an old version, and sees nobody else’s', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/jaaropgave');
  await fillLogin(page, { email: CHILD_EMAIL, password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: `Jaaropgave ${thisYear - 1}` })).toBeVisible();
  await expect(page.getByLabel('Van wie')).toHaveCount(0);

  const form = page.getByRole('region', { name: 'Neem dit over' });
  await form
    .getByRole('button', { name: /^Kopieer: Betaalde rente/ })
    .first()
    .click();
  await expect(page.getByText('staat op je klembord')).toBeVisible();
  expect(await pasted(page)).toMatch(/^\d+$/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download jaaropgave ${thisYear - 1}` }).click();
  const paper = await download;
  expect(paper.suggestedFilename()).toBe(`jaaropgave-${thisYear - 1}-sanne-de-vries-versie-1.pdf`);
  const bytes = await readFile(await paper.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('De cijfers zijn sindsdien niet veranderd.')).toBeVisible();

  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download versie 1' }).click();
  expect((await readFile(await (await again).path())).equals(bytes)).toBe(true);

  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV voor een spreadsheet' }).click();
  expect((await readFile(await (await sheet).path())).toString()).toContain('Jaar;Van wie;Rol;');
  await screenshot(page, 'jaaropgave-kind');
});

test('R-8.2 the statement covers a year before the first contract, and the current year', async ({ page }) => {
  await page.goto('/jaaropgave?jaar=2001');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await expect(page.getByText('Jan had in 2001 geen leningen of schenkingen.')).toBeVisible();
  await screenshot(page, 'jaaropgave-leeg');
  await page.getByRole('button', { name: /^Bekijk \d{4}$/ }).click();
  await expect(
    page
      .getByRole('region', { name: 'Gegeven' })
      .or(page.getByRole('region', { name: 'Uitgeleend' }))
      .first(),
  ).toBeVisible();
  await page.goto(`/jaaropgave?jaar=${thisYear}`);
  await expect(page.getByText('Dit jaar is nog niet voorbij.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download voorlopige opgave' })).toBeVisible();
  await screenshot(page, 'jaaropgave-lopend');
  await page
    .getByRole('button', { name: /^Hoe komen jullie hieraan\?/ })
    .first()
    .click();
  await screenshot(page, 'jaaropgave-uitleg');
});

test("R-8.2 a statement that can't be fetched says so and can be retried; somebody else’s looks nonexistent", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/./);
  let broken = true;
  await page.route('**/api/v1/statement?*', (route) =>
    broken ? route.fulfill({ status: 500, json: { message: 'Er ging iets mis.' } }) : route.continue(),
  );
  await page.goto('/jaaropgave');
  await fillLogin(page, { email: CHILD_EMAIL, password: PASSWORD });
  await expect(page.getByText('We konden de jaaropgave niet ophalen.')).toBeVisible({ timeout: 30_000 });
  await screenshot(page, 'jaaropgave-mislukt');
  broken = false;
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('region', { name: 'Geleend', exact: true })).toBeVisible();
  await page.goto('/jaaropgave?wie=bestaatniet12345');
  await expect(page.getByText('Deze jaaropgave bestaat niet of is niet van jou.')).toBeVisible();
});
