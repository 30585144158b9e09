import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectContrast } from './support/axe.ts';
import { buildCatalogue, CATALOGUE_TITLE, ORIGIN, serveCatalogue } from './support/catalogue.ts';
import { picturesOf, show } from './support/pictures.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test as base } from './support/test.ts';

/** The catalogue (src/catalogue), built by itself; no server runs. */
const test = base.extend<{ asked: readonly string[] }, { built: string }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'onderling-catalogue-'));
      await buildCatalogue(folder);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  asked: async ({ page, built }, use) => use(await serveCatalogue(page, built)),
  // oxlint-disable-next-line no-empty-pattern -- as above
  baseURL: async ({}, use) => use(ORIGIN),
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: CATALOGUE_TITLE })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Of each figure without anything under its name, or that is cut off or sticks out, the name. */
const misdrawn = (page: Page) =>
  page.locator('figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const name = `${figure.closest('[data-file]')?.getAttribute('data-file')}: ${figure.firstElementChild?.textContent}`;
      const shown = [...figure.querySelectorAll(':scope > :not(figcaption), :scope > :not(figcaption) *')];
      const empty = !shown.some((one) => one.getBoundingClientRect().height > 0);
      const out = figure.scrollWidth - figure.clientWidth;
      return empty ? [`${name} is empty`] : out > 0 ? [`${name} sticks out by ${out}`] : [];
    }),
  );

test('the catalogue shows every component, wide and narrow, light and dark: nothing sticks out, axe finds nothing, and no server is asked', async ({
  page,
  asked,
}) => {
  await open(page, '/catalogue');
  for (const width of [1280, 390])
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, width, scheme);
      await expectNoSidewaysScroll(page);
      expect(await misdrawn(page), `at ${width}`).toEqual([]);
      await (scheme === 'light' ? expectAccessible(page) : expectContrast(page));
      await picturesOf(
        page.locator('[data-file]'),
        async (part) => `catalogue ${await part.getAttribute('data-file')} ${width} ${scheme}`,
      );
    }
  expect(asked).toEqual([]);
});

test('the dialogs of the catalogue open by their buttons, and axe finds nothing in them', async ({ page, asked }) => {
  await open(page, '/catalogue');
  const files = await page
    .locator('[data-file]:has([data-open])')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-file') ?? ''));
  expect(files).toContain('components/ConfirmDialog.tsx');
  for (const file of files) {
    await open(page, `/catalogue?file=${file}`);
    const buttons = page.locator('[data-open]');
    for (let at = 0; at < (await buttons.count()); at += 1) {
      const button = buttons.nth(at);
      const name = await button.textContent();
      await button.click();
      await screenshot(page, `catalogue ${file} ${name}`);
      // A dialog lies over it.
      await button.dispatchEvent('click');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    }
  }
  expect(asked).toEqual([]);
});
