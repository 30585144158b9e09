/**
 * Measures the overview of a family with 10,000 contracts in the browser (docs/performance.md): the sample family's
 * own answers, repeated under other hashids and dates. The time from the list appearing until its first rows can be
 * pressed, and the time of a filter and a letter in the search field, at CPU ÷ 4. Run after npm run build:
 * CHROMIUM_PATH=/usr/bin/chromium npx tsx bench/longList.ts [rounds]
 */
import type { CDPSession, Page } from '@playwright/test';
import type { Contract } from '../domain/wire/contract.ts';
import { startProduct } from '../e2e/support/product.ts';
import { logIn, startChromium } from './browser.ts';
import { median } from './median.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const CONTRACTS = 10_000;
const CPU_SLOWDOWN = 4;
const ROW = 'main li a[href^="/lening/"]';

/** Text: it runs in the page. */
const WATCH = `(() => {
  const seen = (window.seen = { there: 0, usable: 0, longest: 0, actions: [] });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { seen.longest = Math.max(seen.longest, duration); })).observe({ type: 'longtask' });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration, interactionId }) => { if (interactionId) seen.actions.push(duration); })).observe({ type: 'event', durationThreshold: 16 });
  const look = () => {
    const row = document.querySelector('${ROW}');
    if (row && row.checkVisibility() && row.getClientRects().length > 0) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

function repeated(contracts: readonly Contract[]): Contract[] {
  return Array.from({ length: CONTRACTS }, (_, k) => {
    const contract = contracts[k % contracts.length] as Contract;
    const { signed_date } = contract.contract;
    const date = signed_date && `${1996 + (k % 30)}-${signed_date.slice(5)}`;
    return { ...contract, hashid: `bench${k}`, contract: { ...contract.contract, signed_date: date } } as Contract;
  });
}

/** The longest interaction since the last call, in milliseconds; 16 if none took as long. */
async function longestAction(page: Page): Promise<number> {
  await page.waitForTimeout(1_500);
  return page.evaluate<number>('Math.max(16, ...window.seen.actions.splice(0))');
}

interface Figures {
  rows: number;
  longest: number;
  filter: number;
  letter: number;
}

async function visit(page: Page, session: CDPSession, url: string): Promise<Figures> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${url}/overzicht`);
  await page.locator(ROW).first().waitFor({ timeout: 120_000 });
  await page.getByRole('searchbox').waitFor();
  await page.waitForTimeout(2_000);
  const rows = await page.evaluate<number>(
    'window.seen.usable - Math.max(...performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/contracts")).map(({ responseEnd }) => responseEnd))',
  );
  const longest = await page.evaluate<number>('window.seen.longest');
  await longestAction(page);
  await page.getByRole('combobox', { name: 'Soort' }).click();
  await longestAction(page);
  await page.getByRole('option', { name: 'Leningen' }).click();
  const filter = await longestAction(page);
  await page.getByRole('searchbox').click();
  await longestAction(page);
  await page.keyboard.type('huis', { delay: 300 });
  const letter = await longestAction(page);
  return { rows, longest, filter, letter };
}

const product = await startProduct({ NODE_ENV: 'development' }, { script: 'demo' });
const browser = await startChromium();
try {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const authorization = await logIn(page, product.url);
  const answer = await fetch(`${product.url}/api/v1/contracts`, { headers: { authorization } });
  const body = JSON.stringify(repeated((await answer.json()) as Contract[]));
  await context.addInitScript(WATCH);
  await context.route('**/api/v1/contracts', (route) => route.fulfill({ body, contentType: 'application/json' }));
  const session = await context.newCDPSession(page);
  const visits: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(page, session, product.url));
  const say = (what: string, of: (figures: Figures) => number, goal: number) =>
    process.stdout.write(`| ${what} | ${median(visits.map(of)).toFixed(0)} | ${goal} |\n`);
  process.stdout.write(`| ${CONTRACTS} contracts, ${(body.length / 1e6).toFixed(1)} MB | ms | goal |\n|---|---|---|\n`);
  say('first rows after the data', ({ rows }) => rows, 500);
  say('longest task while loading', ({ longest }) => longest, 100);
  say('a filter', ({ filter }) => filter, 100);
  say('a letter in the search field', ({ letter }) => letter, 100);
} finally {
  await browser.close();
  await product.dispose();
}
