import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { allIsThere } from './support/screens.ts';
import { expect, expectNoSidewaysScroll, screenshot } from './support/test.ts';
import { wholeList } from './support/wholeList.ts';

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
  await expect(heading(page, 'Plaatsen en facturen')).toBeVisible();
  await expect(heading(page, 'Plaatsen en facturen')).toBeFocused();
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

/** Where a page ends, and where its first filled button begins; null for a page without one. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const action = document.querySelector('main .MuiButton-contained');
    return {
      end: document.documentElement.scrollHeight,
      action: action && action.getBoundingClientRect().top + window.scrollY,
    };
  });

test('a page ends: at most three screens for a loan, Profiel and the statement, and its main action within four on a phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await logIn(page, '/overzicht');
  await wholeList(page);
  const contracts = await page
    .getByRole('main')
    .locator('li a[href*="/lening/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(contracts.length).toBeGreaterThan(10);
  // The tests before this one left their logins on Profiel.
  await page.goto('/profiel');
  await allIsThere(page);
  const logins = page.getByRole('button', { name: 'Log uit op alle andere apparaten' });
  if (await logins.isVisible()) {
    await logins.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log uit', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  const ending = ['/profiel', '/jaaropgave', ...new Set(contracts)];
  const others = ['/overzicht', '/gelijk-delen', '/plan', '/familiebeheer/relaties', '/familiebeheer/wie-ziet-wat'];
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [...ending, ...others, '/familiebeheer/administratie', '/meldingen']) {
      await page.goto(path);
      await allIsThere(page);
      const { end, action } = await measured(page);
      if (width === 1280 && ending.includes(path)) expect.soft(end, `${path} at ${width}`).toBeLessThanOrEqual(2700);
      expect.soft((action ?? 0) / height, `the main action of ${path} at ${width}`).toBeLessThanOrEqual(4);
    }
  }
});

test('a part of a loan has an address: a link finds it open, Back closes it, and paper has every part', async ({
  page,
}) => {
  await logIn(page, '/overzicht');
  await page.getByRole('link', { name: /€.12\.500,00 Annuïteitenlening/u }).click();
  const part = (name: string) => page.getByRole('button', { name, exact: true });
  const terms = page.getByRole('list', { name: 'Tijdlijn' });
  await expect(part('Tijdlijn')).toHaveAttribute('aria-expanded', 'false');
  await expect(terms).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link', { name: 'Tijdlijn' }).click();
  await expect(terms).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tijdlijn' })).toBeFocused();
  await expect(page).toHaveURL(/\?open=tijdlijn$/u);
  await page.reload();
  await expect(terms).toBeVisible();
  await page.goBack();
  await expect(part('Tijdlijn')).toHaveAttribute('aria-expanded', 'false');
  await expect(terms).toBeHidden();

  const loan = page.url();
  await page.goto('about:blank');
  await page.goto(`${loan}#afspraken`);
  await expect(page.getByRole('region', { name: 'Afspraken' })).toBeFocused();
  await expect(page.getByText('Looptijd', { exact: true })).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const shown of [page.getByRole('table', { name: /^Schema per jaar/u }), terms])
    await expect(shown).toBeVisible();
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
});
