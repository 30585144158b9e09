import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { allIsThere } from './support/screens.ts';
import { expect, expectNoSidewaysScroll, screenshot } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await allIsThere(page);
}

test('R-8.4 places, orders and invoices are two presses away on every screen, for a manager of the family', async ({
  page,
}) => {
  await logIn(page, '/profiel');
  await page.getByRole('button', { name: /Jouw account/u }).click();
  await page.getByRole('menuitem', { name: 'Plaatsen en facturen' }).click();
  await expect(heading(page, 'Administratie')).toBeVisible();
  await expect(heading(page, 'Administratie')).toBeFocused();
});

test('a newly opened page moves the focus to its heading, and keeps it there when its figures arrive', async ({
  page,
}) => {
  await logIn(page, '/overzicht');
  for (const [name, title] of [
    ['Jaaropgave', /^Jaaropgave/u],
    ['Familie', 'Familie'],
    ['Profiel', 'Profiel'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await expect(heading(page, title)).toBeVisible();
    await allIsThere(page);
    await expect(heading(page, title)).toBeFocused();
  }
});

test('at 400 % nothing gets in the way: bars scroll along, and no screen scrolls sideways', async ({ page }) => {
  await logIn(page, '/overzicht');
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/overzicht', '/jaaropgave', '/familiebeheer/relaties']) {
    await page.goto(path);
    await allIsThere(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    // Only the corner with the chat stays in sight without scrolling along.
    const standing = await page.evaluate(() =>
      [...document.querySelectorAll('#app *')]
        .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
        .filter((one) => one.getBoundingClientRect().height > 0)
        .map((one) => one.tagName),
    );
    expect(
      standing.filter((tag) => tag !== 'ASIDE' && tag !== 'A'),
      path,
    ).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await screenshot(page, 'laag-scherm');
});

test('with colours of one’s own a dialog, the chat and the chosen menu item have an edge', async ({ page }) => {
  await logIn(page, '/familiebeheer/relaties');
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (selector: string, side: 'outlineStyle' | 'borderTopStyle') =>
    page
      .locator(selector)
      .first()
      .evaluate((one, which) => getComputedStyle(one)[which], side);
  expect(await edge('nav [aria-current]', 'outlineStyle')).toBe('solid');
  expect(await edge('aside a', 'borderTopStyle')).toBe('solid');
  await page.getByRole('button', { name: 'Familielid toevoegen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await edge('.MuiDialog-paper', 'outlineStyle')).toBe('solid');
});

test("a contract's name in the list says its state, and the link to more steps is 44 pixels high", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, '/overzicht');
  await expect(page.getByRole('link', { name: /\d+ % afgelost/u }).first()).toBeVisible();
  const more = page.getByRole('link', { name: /^En nog \d+/u });
  if ((await more.count()) > 0) expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
