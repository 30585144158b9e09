import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { toasts, toastTitle } from './support/failures.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** Chunks are numbered, so the calendar's is recognised by when it is fetched. */
const chunk = /\/assets\/[^/]+\.js$/u;
const field = (page: Page) => page.getByRole('textbox', { name: 'Betaald op' });
const button = (page: Page) => page.getByRole('button', { name: /^Kies een dag: Betaald op/u });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Kies een dag: Betaald op' });

/** The dialog of a payment, whose date field has a calendar. */
async function openPayment(page: Page): Promise<void> {
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  await page.getByRole('button', { name: 'Betaling invoeren' }).click();
  await expect(field(page)).toBeVisible();
}

test('R-3.2 R-8.5 a day is chosen from the calendar by keyboard; the calendar is fetched on first use', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openPayment(page);
  await page.waitForLoadState('networkidle');
  const before = asked.filter((url) => chunk.test(url)).length;
  await field(page).fill('28-3-2027');

  await test.step('Enter opens it on the day in the field, and Escape closes only the calendar', async () => {
    await field(page).press('Tab');
    await expect(button(page)).toBeFocused();
    expect(asked.filter((url) => chunk.test(url))).toHaveLength(before);
    await button(page).press('Enter');
    await expect(calendar(page).getByRole('gridcell', { name: 'zondag 28 maart 2027', selected: true })).toBeFocused();
    expect(asked.filter((url) => chunk.test(url)).length).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(field(page)).toHaveValue('28-03-2027');
  });

  await test.step('it is in Dutch, starts on Monday, and is accessible at both widths, light and dark', async () => {
    await button(page).press('Enter');
    await expect(calendar(page).getByRole('grid', { name: 'maart 2027' })).toBeVisible();
    await expect(calendar(page).getByRole('columnheader')).toHaveText(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
    await expect(calendar(page).getByRole('button')).toHaveText(['', '', 'Sluit']);
    await screenshot(page, 'kalender');
  });

  await test.step('the arrows go by day and week, Page Down by month, and Enter chooses', async () => {
    const day = (name: string) => calendar(page).getByRole('gridcell', { name });
    await expect(day('zondag 28 maart 2027')).toBeFocused();
    for (const [key, name] of [
      ['ArrowRight', 'maandag 29 maart 2027'],
      ['ArrowDown', 'maandag 5 april 2027'],
      ['End', 'zondag 11 april 2027'],
      ['PageDown', 'dinsdag 11 mei 2027'],
      ['Home', 'maandag 10 mei 2027'],
      ['PageUp', 'zaterdag 10 april 2027'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toBeHidden();
    await expect(field(page)).toHaveValue('10-04-2027');
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAccessibleName('Kies een dag: Betaald op (nu 10 april 2027)');
  });

  await test.step('a chosen day is checked like a typed one', async () => {
    await page.getByRole('textbox', { name: 'Bedrag' }).fill('10');
    await page.getByRole('radio', { name: /^Nee/u }).check();
    await page.getByRole('button', { name: 'Bewaar betaling' }).click();
    await expect(
      page
        .getByText('Deze dag moet nog komen. Vul een dag in tot en met vandaag, of doe dit als het zover is.')
        .first(),
    ).toBeVisible();
  });
});

test.describe('on a device where it is already tomorrow', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('R-3.2 the day pressed is the day in the field, and today is the Dutch day', async ({ page }) => {
    await openPayment(page);
    await field(page).fill('');
    await button(page).click();
    const today = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' });
    await expect(calendar(page).locator('[aria-current=date]')).toHaveAccessibleName(today.format(Date.now()));
    await page.keyboard.press('Escape');
    await field(page).fill('1-11-2026');
    await button(page).click();
    await calendar(page).getByRole('gridcell', { name: 'maandag 2 november 2026' }).click();
    await expect(field(page)).toHaveValue('02-11-2026');
  });
});

test('R-6.1 a calendar that fails to load is reported; the day can be typed, and the next press tries again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/ChunkLoadError|Loading chunk|Failed to fetch/);
  await openPayment(page);
  await page.waitForLoadState('networkidle');
  await page.route(chunk, (route) => route.abort());
  await button(page).click();
  await expect(toasts(page)).toContainText(toastTitle);
  await expect(button(page)).toBeFocused();
  await expect(calendar(page)).toHaveCount(0);
  await field(page).fill('2-11-2026');
  await expect(field(page)).toHaveValue('02-11-2026');
  await page.unroute(chunk);
  await button(page).click();
  await expect(calendar(page).getByRole('gridcell', { name: 'maandag 2 november 2026', selected: true })).toBeFocused();
});
