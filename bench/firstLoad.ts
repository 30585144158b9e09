import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from '@playwright/test';

/** Slow 4G as Lighthouse emulates it by throttling: milliseconds and bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };
const CPU_SLOWDOWN = 4;
/** The page is quiet after this many milliseconds without a request or a long task. */
const QUIET = 1_500;

/** A row of the list that a person can press. */
const CONTRACT = 'main li a[href^="/lening/"]';

/** Runs in the page, from its first moment. Text: it is not part of this program. */
const WATCH = `(() => {
  const seen = (window.seen = { fcp: 0, lcp: 0, shift: 0, tasks: [], usable: 0 });
  const on = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime; });
  on('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  const look = () => {
    const row = document.querySelector('${CONTRACT}');
    if (row && row.checkVisibility() && row.getClientRects().length > 0) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

interface Seen {
  fcp: number;
  lcp: number;
  shift: number;
  tasks: [start: number, duration: number][];
  usable: number;
}

/** One load; milliseconds from the start of the navigation, bytes as gzip makes them. */
export interface Load {
  fcp: number;
  usable: number;
  lcp: number;
  shift: number;
  script: number;
  blocking: number;
  longest: number;
  /** The bytes loaded when the list was usable: JavaScript and CSS, and everything. */
  bytes: number;
  files: number;
  requests: number;
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}

async function untilQuiet(page: Page): Promise<void> {
  await page.locator(CONTRACT).first().waitFor({ timeout: 120_000 });
  do {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET);
  } while (
    (await page.evaluate<number>(
      'performance.now() - Math.max(0, ...window.seen.tasks.map(([s, d]) => s + d), ...performance.getEntriesByType("resource").map((r) => r.responseEnd))',
    )) < QUIET
  );
}

const isCode = (request: Request): boolean => ['script', 'stylesheet'].includes(request.resourceType());

async function gzipped(request: Request): Promise<number> {
  const answer = await request.response();
  return answer === null ? 0 : gzipSync(await answer.body(), { level: 9 }).length;
}

async function load(page: Page, session: CDPSession, url: string): Promise<Load> {
  const requests: Request[] = [];
  const keep = (request: Request) => requests.push(request);
  page.on('request', keep);
  const before = await scriptTime(session);
  await page.goto(url, { waitUntil: 'commit' });
  await untilQuiet(page);
  page.off('request', keep);
  const seen = await page.evaluate<Seen>('window.seen');
  const began = await page.evaluate<number>('performance.timeOrigin');
  const until = requests.filter((request) => {
    const { startTime, responseEnd } = request.timing();
    return responseEnd >= 0 && startTime + responseEnd < began + seen.usable;
  });
  const code = until.filter(isCode);
  const bytes = await Promise.all(code.map(gzipped));
  // The part of each long task beyond 50 ms, after the first paint.
  const blocking = seen.tasks
    .filter(([start, duration]) => start + duration > seen.fcp)
    .reduce((sum, [start, duration]) => sum + Math.max(0, Math.min(duration, start + duration - seen.fcp) - 50), 0);
  return {
    fcp: seen.fcp,
    usable: seen.usable,
    lcp: seen.lcp,
    shift: seen.shift,
    script: (await scriptTime(session)) - before,
    blocking,
    longest: Math.max(0, ...seen.tasks.map(([, duration]) => duration)),
    bytes: bytes.reduce((sum, size) => sum + size, 0),
    files: code.length,
    requests: until.length,
  };
}

/** A first visit with an empty cache and a second visit, on a phone four times as slow as this computer, over slow 4G. */
export async function visitTwice(
  browser: Browser,
  url: string,
  { init = '', ...options }: BrowserContextOptions & { init?: string },
): Promise<{ first: Load; again: Load }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'nl-NL', ...options });
  await context.addInitScript(`${init};${WATCH}`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const first = await load(page, session, url);
  const again = await load(page, session, url);
  await context.close();
  return { first, again };
}
