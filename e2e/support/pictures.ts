import type { Locator, Page } from '@playwright/test';

/** Pictures are for a person to look at, and cost as much as the checks: made only with PICTURES=true. */
const WANTED = process.env.PICTURES === 'true';

const HEIGHTS: Record<number, number> = { 390: 844 };

/** Shows the screen at a width and in a colour scheme, and waits until it is drawn. */
export async function show(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const pathOf = (name: string) => `screenshots/${name.replaceAll(/[^a-z0-9]+/giu, '-').replaceAll(/^-|-$/gu, '')}.png`;

/** Writes what is seen to screenshots/ (ignored by git), when pictures are asked for. */
export async function picture(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  if (WANTED) await page.screenshot({ path: pathOf(name), fullPage });
}

/** The same of each of several parts of a page, under the name that it gives. */
export async function picturesOf(parts: Locator, name: (part: Locator) => Promise<string>): Promise<void> {
  if (!WANTED) return;
  for (const part of await parts.all()) await part.screenshot({ path: pathOf(await name(part)) });
}

/** Pictures of what is open at four widths, light and dark; a dialog as it is seen, a page in full. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!WANTED) return;
  const fullPage = (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0;
  for (const width of [1280, 1024, 768, 390])
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, width, scheme);
      await picture(page, `${name}-${width}-${scheme}`, { fullPage });
    }
  await page.emulateMedia({ colorScheme: 'light' });
}
