/**
 * Measures how long a phone takes to answer a press (INP): every button and every fold in the page of a loan of thirty
 * years, the statement, the family and the first step of the wizard, each pressed once on a freshly loaded page,
 * at CPU ÷ 4. Prints the slowest of each page (goal 150 ms). Run after npm run build:
 * CHROMIUM_PATH=/usr/bin/chromium npx tsx bench/actions.ts [page]
 */
import type { Page } from '@playwright/test';
import { startProduct } from '../e2e/support/product.ts';
import { logIn, startChromium } from './browser.ts';

const CPU_SLOWDOWN = 4;
const GOAL_MS = 150;
const SHOWN = 6;
const CONTROLS =
  ':is(main, [role=dialog]) :is(button, summary, [role=tab], [role=combobox], [role=radio], input[type=radio], input[type=checkbox])';

/** Text: it runs in the page. */
const WATCH = `(() => {
  window.actions = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration, interactionId }) => { if (interactionId) window.actions.push(duration); })).observe({ type: 'event', durationThreshold: 16 });
})()`;

const calm = async (page: Page) => {
  await page.locator('h1').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
};

/** Presses the nth control of a freshly opened page; null if it can't be pressed. */
async function press(page: Page, address: string, nth: number): Promise<{ name: string; ms: number } | null> {
  await page.goto(address);
  await calm(page);
  const control = page.locator(CONTROLS).nth(nth);
  if (!(await control.isVisible()) || !(await control.isEnabled())) return null;
  const name = ((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '').trim().slice(0, 50);
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate('window.actions.splice(0)');
  await control.click({ timeout: 5_000 }).catch(() => null);
  await page.waitForTimeout(1_000);
  return { name, ms: await page.evaluate<number>('Math.max(16, ...window.actions)').catch(() => 16) };
}

const product = await startProduct({ NODE_ENV: 'development' }, { script: 'demo' });
const browser = await startChromium();
try {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 412, height: 823 } });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await logIn(page, product.url);
  const loan = page.getByRole('link', { name: /30 jaar|Annuïteitenlening/u }).first();
  await loan.waitFor();
  const pages = {
    loan: (await loan.getAttribute('href')) ?? '',
    statement: '/jaaropgave',
    family: '/familiebeheer/relaties',
    wizard: '/overzicht?nieuw',
  };
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (const [name, path] of Object.entries(pages)) {
    if (process.argv[2] !== undefined && name !== process.argv[2]) continue;
    const address = product.url + path;
    await page.goto(address);
    await calm(page);
    const count = await page.locator(CONTROLS).count();
    const found = [];
    for (let nth = 0; nth < count; nth += 1) {
      const pressed = await press(page, address, nth);
      if (pressed) found.push(pressed);
    }
    found.sort((a, b) => b.ms - a.ms);
    process.stdout.write(`\n${name}: ${found.length} pressed, goal ${GOAL_MS} ms\n`);
    for (const { name: what, ms } of found.slice(0, SHOWN)) process.stdout.write(`  ${ms} ms  ${what}\n`);
  }
} finally {
  await browser.close();
  await product.dispose();
}
