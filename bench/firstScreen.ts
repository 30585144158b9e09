/**
 * Measures the first screen for a user with a session at the provider: /overzicht of the sample family on a phone (CPU
 * ÷ 4, slow 4G), from an empty cache and once more, next to a floor: a page of the same libraries that paints the same
 * contracts, with its token given (floor/page.tsx). The ratio counts; the milliseconds are those of this computer,
 * including its other work. Run after npm run build:
 * CHROMIUM_PATH=/usr/bin/chromium npx tsx bench/firstScreen.ts [rounds]
 */
import { startProduct } from '../e2e/support/product.ts';
import { logIn, startChromium } from './browser.ts';
import { median } from './median.ts';
import { startFloor } from './buildFloor.ts';
import { type Load, visitTwice } from './firstLoad.ts';

const ROUNDS = Number(process.argv[2] ?? 5);

interface Row {
  what: string;
  of: (visits: { first: Load; again: Load }) => number;
  goal: number;
}

/** The table of docs/performance.md; milliseconds and bytes. */
const ROWS: readonly Row[] = [
  { what: 'first paint (FCP)', of: ({ first }) => first.fcp, goal: 1_000 },
  { what: 'contracts on screen', of: ({ first }) => first.usable, goal: 2_800 },
  { what: 'largest paint (LCP)', of: ({ first }) => first.lcp, goal: 2_800 },
  { what: 'layout shift × 1000', of: ({ first }) => first.shift * 1_000, goal: 10 },
  { what: 'script', of: ({ first }) => first.script, goal: 800 },
  { what: 'blocking time', of: ({ first }) => first.blocking, goal: 250 },
  { what: 'longest task', of: ({ first }) => first.longest, goal: 100 },
  { what: 'JS+CSS until usable, gzip', of: ({ first }) => first.bytes, goal: 200_000 },
  { what: 'files until usable', of: ({ first }) => first.files, goal: 8 },
  { what: 'requests until usable', of: ({ first }) => first.requests, goal: 16 },
  { what: 'again: first paint', of: ({ again }) => again.fcp, goal: 300 },
  { what: 'again: contracts on screen', of: ({ again }) => again.usable, goal: 1_000 },
  { what: 'again: largest paint', of: ({ again }) => again.lcp, goal: 1_000 },
];

const product = await startProduct({ NODE_ENV: 'development' }, { script: 'demo' });
const browser = await startChromium();
const floor = await startFloor(product.url);
try {
  const context = await browser.newContext({ locale: 'nl-NL' });
  const authorization = await logIn(await context.newPage(), product.url);
  const storageState = await context.storageState();
  await context.close();
  const [ours, least] = [[], []] as [{ first: Load; again: Load }[], { first: Load; again: Load }[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    least.push(
      await visitTwice(browser, floor.url, { init: `window.authorization = ${JSON.stringify(authorization)}` }),
    );
    ours.push(await visitTwice(browser, `${product.url}/overzicht`, { storageState }));
  }
  process.stdout.write('| | measured | floor | ratio | goal |\n|---|---|---|---|---|\n');
  for (const { what, of, goal } of ROWS) {
    const [own, bare] = [median(ours.map(of)), median(least.map(of))];
    const ratio = bare > 0 ? (own / bare).toFixed(2) : '';
    process.stdout.write(`| ${what} | ${own.toFixed(0)} | ${bare.toFixed(0)} | ${ratio} | ${goal} |\n`);
  }
} finally {
  await browser.close();
  await floor.dispose();
  await product.dispose();
}
