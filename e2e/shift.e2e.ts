import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { allIsThere } from './support/screens.ts';
import { expect } from './support/test.ts';

interface Shift {
  value: number;
  of: string[];
}

/** Records from the first frame on which elements moved, with a word of each to find it by. */
const watch = () => {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          of: entry.sources.map(({ node }) => `${node?.nodeName} ${(node?.textContent ?? '').slice(0, 40)}`),
        });
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

for (const [width, height] of [
  [412, 823],
  [1280, 900],
] as const)
  test(`nothing moves on the screen when its parts arrive, at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height });
    await page.goto(product.url);
    await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    await page.addInitScript(watch);
    // Each call answers a while after the one before: a late arrival would push others away.
    let nth = 0;
    await page.route(/\/api\/v1\//u, async (route) => {
      const turn = (nth += 1);
      await new Promise((done) => setTimeout(done, 150 * turn));
      await route.continue();
    });
    const loan = await page
      .getByRole('link', { name: /lening/iu })
      .first()
      .getAttribute('href');
    for (const path of [
      '/overzicht',
      '/familiebeheer/relaties',
      '/jaaropgave',
      '/gelijk-delen',
      '/plan',
      '/profiel',
      '/familiebeheer/wie-ziet-wat',
      '/familiebeheer/administratie',
      '/meldingen',
      '/eigen-familie',
      loan ?? '',
    ]) {
      nth = 0;
      await page.goto(path);
      await allIsThere(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
    }
  });

test('the buttons of a saved contract arrive together with the sentence above them: later it would push them away under a press', async ({
  page,
}) => {
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const draft = page.getByRole('link', { name: /Concept/u }).first();
  const hashid = (await draft.getAttribute('href'))?.split('/').at(-1) ?? '';
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/contract\/proposals/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/overzicht?nieuw=klaar&contract=${hashid}`);
  await expect(page.getByRole('dialog', { name: 'Klaar. Het contract staat erin.' })).toBeVisible();
  const there = page.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u });
  await expect(there).toHaveCount(0);
  arrive();
  await there.hover();
  await page.mouse.down();
  await expect(page.getByRole('status').filter({ hasText: 'Het is nog een concept.' })).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`/lening/${hashid}`, 'u'));
});
