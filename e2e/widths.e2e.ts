import type { Page } from '@playwright/test';
import { ADMINISTRATOR_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { groups } from './support/calls/groups.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { pictures } from './support/pictures.ts';
import { everyRoute } from './support/routes.ts';
import { addresses, logInTo, whoOpens } from './support/screens.ts';
import { expect } from './support/test.ts';

// A dialog that still moves has no width of its own yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    for (const part of document.querySelectorAll(
      '[role=dialog], [role=dialog] .MuiDialogContent-root, [role=alertdialog]',
    ))
      if (part.scrollWidth - part.clientWidth > 1)
        found.push(`the dialog scrolls sideways by ${part.scrollWidth - part.clientWidth}`);
    for (const element of document.querySelectorAll(
      ':is(main, [role=dialog], [role=alertdialog]) :is(p, span, a, button, dd, dt, h1, h2, h3, li, td, label)',
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
    const range = document.createRange();
    for (const element of document.querySelectorAll(
      ':is(main, [role=dialog]) :is(button, a.MuiButton-root, label, dt)',
    ))
      for (const node of element.childNodes)
        for (const { index, 0: word } of node instanceof Text ? node.data.matchAll(/\p{L}+/gu) : []) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(`broken in itself: "${word}"`);
        }
    return found;
  });

/** At the end of the page nothing of it lies under the buttons of the corner. */
const covered = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    for (const one of dialog?.querySelectorAll('*') ?? []) one.scrollTop = one.scrollHeight;
    const corner = [...document.querySelectorAll('aside a, aside button')].map((one) => one.getBoundingClientRect());
    const within = dialog ?? document.querySelector('main') ?? document.body;
    const lowest = [...within.querySelectorAll('a, button, p, li, td, dd')].flatMap((one) => {
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

async function fits(page: Page, what: string, widths: readonly number[] = WIDTHS): Promise<void> {
  await pictures(page, what);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await misfits(page), `${what} at ${width}`).toEqual([]);
    expect.soft(await covered(page), `${what} at ${width}, under the corner`).toEqual([]);
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('R-2.10 R-8.1 every screen fits from 320 to 2560 pixels: no sideways scroll, nothing cut, nothing under the corner', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  const routes = await everyRoute();
  for (const email of [FOUNDER_EMAIL, ADMINISTRATOR_EMAIL]) {
    await page.context().clearCookies();
    await page.goto('/overzicht');
    await logInTo(page, product, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    for (const route of routes.filter((one) => whoOpens(one) === email))
      for (const path of await addresses(page, route)) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await fits(page, path);
      }
  }
});

/** A phone, a phone held sideways and a small screen: between them a dialog has one shape. */
const DIALOG_WIDTHS = [320, 390, 640, 1024] as const;

for (const { what, email, rows } of groups.filter((group) => group.email !== undefined))
  test(`R-8.1 every dialog fits from 320 to 1024 pixels: ${what}`, async ({ page, product }) => {
    test.setTimeout(300_000);
    await page.goto('/gelijk-delen');
    await logInTo(page, product, email ?? '');
    // The provider's page has a heading too.
    await expect(page.getByRole('heading', { level: 1, name: 'Gelijk delen' })).toBeVisible();
    const seen = new Set<string>();
    for (const { call, open } of rows.filter((row) => 'act' in row)) {
      await open(page);
      const name = await page.evaluate(
        () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)?.textContent ?? '',
      );
      if (name !== '' && !seen.has(name)) await fits(page, `the dialog of ${call}`, DIALOG_WIDTHS);
      seen.add(name);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('R-8.1 the calendar of a date field fits from 320 to 2560 pixels', async ({ page, product }) => {
  await page.goto('/overzicht');
  await logInTo(page, product, FOUNDER_EMAIL);
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  await page.getByRole('button', { name: 'Betaling invoeren' }).click();
  await page.getByRole('button', { name: /^Kies een dag: Betaald op/u }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await fits(page, 'the calendar');
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
