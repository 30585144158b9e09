import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { expect } from './support/test.ts';

/** 320 is also 1280 at 400 % zoom; 640 is 1280 at 200 %, and 1024 at 125 % is 820. */
const WIDTHS = [320, 360, 390, 480, 600, 640, 768, 820, 900, 1024, 1280, 2560] as const;

/** What sticks out of the page, or is cut off in itself: of each the words, and by how many pixels. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let one = element.parentElement; one !== null; one = one.parentElement)
        if (/auto|scroll|hidden|clip/u.test(getComputedStyle(one).overflowX)) return true;
      return false;
    };
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - wide;
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways}`);
    for (const element of document.querySelectorAll(
      'main :is(p, span, a, button, dd, dt, h1, h2, h3, li, td, label)',
    )) {
      const { width, height, right, left } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || scrolls(element)) continue;
      const out = Math.round(Math.max(right - wide, -left));
      if (out > 1) found.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}" by ${out}`);
      const own = element.scrollWidth - element.clientWidth;
      const cut = /hidden|clip/u.test(getComputedStyle(element).overflowX) && element.clientWidth > 0 && own > 1;
      const told = element.getAttribute('title') !== null || getComputedStyle(element).textOverflow === 'ellipsis';
      if (cut && !told && element.textContent.trim() !== '')
        found.push(`cut: "${element.textContent.trim().slice(0, 40)}" by ${own}`);
    }
    return found;
  });

/** At the end of the page nothing of it lies under the buttons of the corner. */
const covered = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const corner = [...document.querySelectorAll('aside a, aside button')].map((one) => one.getBoundingClientRect());
    const lowest = [...document.querySelectorAll('main :is(a, button, p, li, td, dd)')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const under = corner.some(
        (over) =>
          over.width > 0 &&
          box.width > 0 &&
          box.left < over.right - 1 &&
          box.right > over.left + 1 &&
          box.top < over.bottom - 1 &&
          box.bottom > over.top + 1,
      );
      return under ? [one.textContent.trim().slice(0, 40)] : [];
    });
    window.scrollTo(0, 0);
    return lowest;
  });

async function fits(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await misfits(page), `${what} at ${width}`).toEqual([]);
    expect.soft(await covered(page), `${what} at ${width}, under the corner`).toEqual([]);
  }
}

test('R-2.10 R-8.1 every screen fits from 320 to 2560 pixels: no sideways scroll, nothing cut, nothing under the corner', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of ['/welkom', '/privacy', '/voorwaarden', '/toegankelijkheid', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page, path);
  }
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await expect(page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u })).toBeVisible();
  const loan = (await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).getAttribute('href')) ?? '';
  await fits(page, '/overzicht');
  for (const path of [
    loan,
    '/jaaropgave',
    '/gelijk-delen',
    '/familiebeheer/relaties',
    '/familiebeheer/administratie',
    '/profiel',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await fits(page, path);
  }
});

test('R-8.5 each step of the wizard opens at its top, with the focus on its heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await page.goto('/overzicht?nieuw');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Schenking', exact: true }).check();
  await dialog.getByRole('button', { name: 'Volgende stap' }).click();
  await expect(dialog.getByRole('heading', { name: 'Stap 2 van 5: Wie' })).toBeFocused();
  await dialog.getByRole('group', { name: 'Wie geeft het geld?' }).getByRole('checkbox').first().check();
  await dialog.getByRole('group', { name: 'Wie krijgt het geld?' }).getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Volgende stap' }).click();
  await expect(dialog.getByRole('heading', { name: 'Stap 3 van 5: Afspraken' })).toBeFocused();
  await dialog.getByLabel('Bedrag', { exact: true }).fill('1000');
  await dialog.getByRole('button', { name: 'Volgende stap' }).click();
  await expect(dialog.getByRole('heading', { name: 'Stap 4 van 5: Voorwaarden' })).toBeFocused();
  expect(await dialog.locator('.MuiDialogContent-root').evaluate((content) => content.scrollTop)).toBe(0);
});

test('R-8.2 on paper the statement says whose it is and when it was printed; forced colours leave a filled button its edge', async ({
  page,
}) => {
  await page.goto('/jaaropgave');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const line = page.getByText(/^Van Jan de Vries\. Afgedrukt op \d+ \S+ \d{4}\.$/u);
  await expect(line).toBeAttached();
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const filled = page.locator('.MuiButton-contained').first();
  expect(await filled.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px');
});
