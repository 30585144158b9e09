import fc from 'fast-check';
import type { LoanEvent } from '../wire/event.ts';
import { setsRate } from './events/catalogue.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { anyLife } from './ledger/test/arbitraries.ts';
import { booksOn } from './ledger/state.ts';
import type { Ledger, LedgerLoan } from './ledger/types.ts';
import { oldestFirst } from './ledger/unpaidTerms.ts';
import { lateRule } from './lateRule.ts';
import { lateArticle } from './lateWords.ts';
import { seed } from '../test/seed.ts';

const DAY = 86_400_000;
const number = (date: string) => Date.parse(date) / DAY;
const date = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** A reader's understanding of the article, and nothing else: the days, the rate (null: the statutory one), and the base. */
function readArticle(loan: LedgerLoan) {
  const text = lateArticle(lateRule(loan.contract)).join(' ');
  if (text.includes('schriftelijke herinnering')) return null;
  expect(text).toContain('over de aflossing die te laat is');
  expect(text).toContain('Over rente die te laat is, is geen rente verschuldigd, ook niet na een jaar.');
  const days = Number(/Na die (\d+) dagen/u.exec(text)?.[1]);
  const agreed = /betaling: ([\d,]+)\s% rente per jaar/u.exec(text)?.[1];
  if (agreed === undefined) expect(text).toContain('de wettelijke rente, of de rente van de lening als die hoger is');
  return { days, agreed: agreed === undefined ? null : Number(agreed.replace(',', '.')) * 1000 };
}

/** The decrees of the years in which these loans run. */
const statutory = (day: string) => (day < '2025-01-01' ? 7_000 : day < '2026-01-01' ? 6_000 : 4_000);

function ownRate({ contract }: LedgerLoan, events: readonly LoanEvent[], { problems }: Ledger, day: string): number {
  const refused = new Set(problems.map(({ hashid }) => hashid));
  const changes = events.filter(setsRate).filter(({ hashid, date: from }) => !refused.has(hashid) && from <= day);
  const newest = changes
    .sort((a, b) => (a.date < b.date || (a.date === b.date && a.recorded_at < b.recorded_at) ? -1 : 1))
    .at(-1);
  return newest?.rate_millipercent ?? contract.rate_millipercent;
}

/** How many days a day counts for. */
function weight(day: number, dayCount: string): number {
  if (dayCount === 'actual/365') return 1;
  const place = (on: string) =>
    Number(on.slice(0, 4)) * 360 + Number(on.slice(5, 7)) * 30 + Math.min(30, Number(on.slice(8)));
  return place(date(day + 1)) - place(date(day));
}

/** The interest by the article, day by day, over the late repayments in the books; in cents. */
function byArticle(loan: LedgerLoan, events: readonly LoanEvent[], ledger: Ledger, until: string): number {
  const article = readArticle(loan);
  if (article === null) return 0;
  const end = number(until);
  let total = 0;
  const openAt = (day: number, term: number) =>
    oldestFirst(ledger.entries.findLast((entry) => entry.date <= date(day))?.after.unpaid ?? null).find(
      (one) => one.term.number === term,
    )?.principal ?? 0;
  for (const term of ledger.terms) {
    const due = number(term.date);
    const last = due + article.days;
    if (end <= last) continue;
    const kept = openAt(last, term.number);
    let sum = 0;
    for (let day = due; day < end; day += 1) {
      const open = day <= last ? kept : openAt(day, term.number);
      if (open === 0) break;
      const on = date(day);
      const rate = article.agreed ?? Math.max(statutory(on), ownRate(loan, events, ledger, on));
      sum += open * rate * weight(day, loan.contract.day_count);
    }
    const year = loan.contract.day_count === 'actual/365' ? 365 : 360;
    total += Math.floor(sum / (100_000 * year) + 0.5);
  }
  return total;
}

test(`R-8.5 paper and ledger: the ledger charges for late payment exactly as article 8 says, to the cent (PROPERTY_SEED=${seed})`, () => {
  let [lives, charged] = [0, 0];
  fc.assert(
    fc.property(anyLife, fc.integer({ min: 20, max: 700 }), ({ loan, events }, days) => {
      const ledger = ledgerOf(loan, events);
      const until = date(number(ledger.start) + days);
      const { lateCharged } = booksOn(ledger, until);
      expect(lateCharged).toBe(byArticle(loan, events, ledger, until));
      lives += 1;
      charged += lateCharged > 0 ? 1 : 0;
    }),
    { numRuns: 300 },
  );
  expect(charged).toBeGreaterThan(lives / 10);
});
