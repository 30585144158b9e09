/**
 * Measures the cost of opening the page of a loan in the browser: 360 terms, 200 records. Starts the product with the
 * sample family, fills it over the API, opens the page from the overview, as people do, and looks for the longest task
 * of the main thread: as the browser reports it (longtask, by the clock) and by its CPU time from the trace, which a
 * busy computer does not change. The goal is 50 ms of CPU (docs/performance.md). Run after npm run build:
 * CHROMIUM_PATH=/usr/bin/chromium npx tsx bench/loanPage.ts
 */
import type { Browser, Page } from '@playwright/test';
import { addMonths } from '../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import type { LoanDraft } from '../domain/wire/contract.ts';
import type { CurrentUser } from '../domain/wire/user.ts';
import { startProduct } from '../e2e/support/product.ts';
import { logIn, startChromium } from './browser.ts';
import { median } from './median.ts';

const TERMS = 360;
const PAYMENTS = 197;
const ROUNDS = 5;
const GOAL_MS = 50;

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the page's main thread in a trace, in milliseconds of CPU. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return Math.max(
    0,
    ...traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1_000),
  );
}

async function makeLoan(url: string, authorization: string): Promise<void> {
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const today = todayInAmsterdam(Date.now());
  const { hashid, children } = await call<CurrentUser>('GET', '/user');
  const first = addMonths(`${today.slice(0, 8)}01`, 1 - PAYMENTS);
  const start = addMonths(first, -1);
  const draft: LoanDraft = {
    type: 'AnnuityLoanContract',
    total: 20_000_000,
    contract: {
      signed_date: start,
      start_date: start,
      first_payment_date: first,
      rate_millipercent: 3_000,
      term_months: TERMS,
      purpose: 'Meting',
      own_home: false,
      rate_motivation: 'Meting',
    },
    parties: { from: [hashid], to: [children[0]?.hashid ?? ''] },
  };
  const made = await call<{ hashid: string }>('POST', '/contract', draft);
  await call('POST', '/contract/event/planned', { contract: made.hashid });
  const contract = made.hashid;
  const agreed = (facts: object) =>
    call('POST', '/contract/proposal', { contract, paper_date: today, content: { date: today, ...facts } });
  await agreed({ kind: 'rate_change', rate_millipercent: 3_200 });
  const extra = { kind: 'extra_repayment', amount: 100_000, outcome: 'lower_payment' };
  await call('POST', '/contract/event', { contract, date: today, ...extra });
  await agreed({ kind: 'forgiveness', amount: 50_000, outcome: 'shorter_term' });
}

/** One visit: from the overview to the page, until it is complete. */
async function visit(browser: Browser, page: Page): Promise<{ cpu: number; clock: number }> {
  await page.getByRole('link', { name: 'Overzicht' }).first().click();
  const link = page.getByRole('link', { name: /€.200\.000,00 Annuïteitenlening/u }).first();
  await link.waitFor();
  await page.waitForTimeout(1_500);
  await page.evaluate(
    'window.longest = 0; new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration)))).observe({ type: "longtask" })',
  );
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await link.click();
  await page.getByRole('heading', { name: 'Tijdlijn' }).waitFor();
  await page.waitForTimeout(2_000);
  const cpu = longestTask(await browser.stopTracing());
  const clock = Number(await page.evaluate('longest'));
  return { cpu, clock };
}

const product = await startProduct({ NODE_ENV: 'development' }, { script: 'demo' });
const browser = await startChromium();
try {
  const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } });
  await makeLoan(product.url, await logIn(page, product.url));
  await page.reload();
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, page));
  for (const { cpu, clock } of visits)
    process.stdout.write(`longest task ${cpu.toFixed(0)} ms of CPU, ${clock.toFixed(0)} ms by the clock\n`);
  const first = visits[0]?.cpu ?? 0;
  const again = median(visits.slice(1).map(({ cpu }) => cpu));
  process.stdout.write(
    `${TERMS} terms, ${PAYMENTS + 3} records: first visit ${first.toFixed(0)} ms, again ${again.toFixed(0)} ms (goal ${GOAL_MS})\n`,
  );
  process.exitCode = Math.max(first, again) <= GOAL_MS ? 0 : 1;
} finally {
  await browser.close();
  await product.dispose();
}
