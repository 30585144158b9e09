import { addDays, dateParts, type IsoDate } from '../dates/isoDate.ts';
import { isOwnOn, type Leaving, leavingsOf } from '../loans/home/homeSpans.ts';
import { monthsLeft } from './lifetime.ts';
import { type Formula, type MaximumDebt, maximumDebt } from './maximumDebt.ts';
import { monthEndOf } from '../dates/monthEnd.ts';
import { countsUntil, firstWholeMonth, monthNumber, WORKING_DAYS } from './monthEnd.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';

/**
 * The starting points of the formula: the payout, each change of the rate (art. 3.119c lid 2 Wet IB 2001), and the home becoming
 * an own home again (lid 3 and 8).
 */
export interface Beginning extends Formula {
  from: IsoDate;
  /** The excess over the maximum just before this change, in cents: it no longer belongs (art. 3.119e lid 5). */
  excess: number;
  /** The home is an own home again from then on. */
  isBack?: true;
}

/** The amounts compared at a test moment, in cents. */
export interface Test extends MaximumDebt {
  on: IsoDate;
  /** The open principal at the end of that day. */
  open: number;
  /** The part of the month's repayment paid in the five working days after it (art. 17aa Uitv.reg. IB). */
  paid: number;
  /** open − paid. */
  debt: number;
  beginning: Beginning;
  x: number;
}

const least = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);

/** The debt at the end of a day, as art. 17aa Uitv.reg. IB counts it on the last day of a month. */
function debtOn(loan: OwnHomeLoan, date: IsoDate, today: IsoDate): Pick<Test, 'open' | 'paid' | 'debt'> {
  const open = loan.principalOn(date);
  const paid = date === monthEndOf(date) ? loan.paidForMonth(date, least(today, countsUntil(date))) : 0;
  return { open, paid, debt: open - paid };
}

/**
 * Just before a change of the rate is a separate test moment (art. 3.119c lid 7 onderdeel c), without a year to make
 * arrears good. Any excess over the maximum then no longer belongs to the own-home debt (art. 3.119e lid 5), so the
 * new B0 is the debt if that is lower, and otherwise the maximum: a new rate never takes arrears away.
 */
function changed(
  loan: OwnHomeLoan,
  before: Beginning,
  { from, millipercent }: { from: IsoDate; millipercent: number },
  today: IsoDate,
): Beginning {
  const eve = addDays(from, -1);
  // A change on the very first known day uses the debt of that day.
  const { debt, open } = debtOn(loan, eve < loan.known_from ? loan.known_from : eve, today);
  const { maximum, rounding } = maximumDebt(before, monthNumber(from) - firstWholeMonth(before.from));
  const above = debt - maximum;
  const cents = loan.rounding === 'nearest' && above <= rounding;
  const allowed = isOfItsOwnMonth(loan, eve) ? Math.max(debt, Math.min(open, maximum)) : debt;
  return {
    from,
    millipercent,
    months: monthsLeft(loan, from),
    debt: above <= 0 || cents ? allowed : maximum,
    excess: above <= 0 || cents ? 0 : above,
  };
}

/**
 * Whether the term in the first five working days after a month falls outside them in other months, such as one on the 7th: then
 * it is due over its own month, and does not lower a new B0. Otherwise B0 would include one repayment fewer than each later 31
 * December, and a borrower who pays on the day would be behind (art. 17aa lid 1 Uitv.reg. IB does not say over which month such a
 * term is due).
 */
function isOfItsOwnMonth({ ends }: OwnHomeLoan, eve: IsoDate): boolean {
  const { day } = dateParts(ends[0].end);
  // A month's fifth working day is never before its fifth day: a term until then always counts for the month before.
  return day > WORKING_DAYS && day <= dateParts(countsUntil(eve)).day;
}

/** The test when the home stops being an own home (art. 3.119c lid 7 onderdeel b): just before it, as at a change of the rate. */
export function testOfLeaving(loan: OwnHomeLoan, beginnings: Beginnings, { on, last }: Leaving, today: IsoDate): Test {
  const [first, ...later] = beginnings;
  const beginning = later.findLast(({ from }) => from < on) ?? first;
  const eve = addDays(on, -1);
  const x = Math.max(0, monthNumber(on) - firstWholeMonth(beginning.from));
  const debt = debtOn(loan, eve < loan.known_from ? loan.known_from : eve, today);
  return { on: last, ...debt, ...maximumDebt(beginning, x), beginning, x };
}

/**
 * The home is an own home again, and so may its debt be: the part that belonged at the last moment it was one, for the months
 * left then (art. 3.119c lid 3 and 8). Any part lost by then does not come back.
 */
function back(loan: OwnHomeLoan, before: Beginnings, from: IsoDate, today: IsoDate): Beginning | null {
  const leaving = leavingsOf(loan.home ?? []).findLast(({ on }) => on <= from);
  if (leaving === undefined) return null;
  const test = testOfLeaving(loan, before, leaving, today);
  const belonged = test.debt - above(loan, test).cents;
  const { debt } = debtOn(loan, addDays(from, -1), today);
  const { millipercent } = loan.rates.findLast((rate) => rate.from <= from) ?? loan.rates[0];
  return {
    from,
    millipercent,
    months: monthsLeft(loan, leaving.on),
    debt: Math.min(belonged, debt),
    excess: Math.max(0, debt - belonged),
    isBack: true,
  };
}

/** The starting points of the formula; the list is never empty. */
export type Beginnings = readonly [Beginning, ...Beginning[]];

/** The starting points of the formula up to a day, oldest first. Nothing is known from before a takeover. */
export function beginningsOf(loan: OwnHomeLoan, until: IsoDate, today: IsoDate): Beginnings {
  const [agreed, ...changes] = loan.rates;
  const first: Beginning = {
    from: loan.start_date,
    millipercent: agreed.millipercent,
    debt: loan.total,
    months: monthsLeft(loan, loan.start_date),
    excess: 0,
  };
  const all: [Beginning, ...Beginning[]] = [first];
  const spans = loan.home ?? [];
  const returns = spans
    .filter(({ own }, k) => own && spans[k - 1]?.own === false)
    .map(({ from }) => ({ from, rate: null }));
  // While the home is not an own home, another rate is no test: the rate at that time is used when it becomes one again.
  const rates = changes.filter(({ from }) => isOwnOn(spans, from)).map((rate) => ({ from: rate.from, rate }));
  for (const { from, rate } of [...returns, ...rates].sort((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : 0,
  )) {
    if (from > until) continue;
    const next = rate === null ? back(loan, all, from, today) : changed(loan, all.at(-1) ?? first, rate, today);
    if (next !== null) all.push(next);
  }
  return all;
}

/** Returns the debt that the formula allows at the end of a month. */
export function allowedOn(
  [first, ...later]: Beginnings,
  monthEnd: IsoDate,
): MaximumDebt & Pick<Test, 'beginning' | 'x'> {
  const beginning = later.findLast(({ from }) => from <= monthEnd) ?? first;
  const x = Math.max(0, monthNumber(monthEnd) + 1 - firstWholeMonth(beginning.from));
  return { ...maximumDebt(beginning, x), beginning, x };
}

/** The test at the end of a month. */
export function testOn(loan: OwnHomeLoan, beginnings: Beginnings, monthEnd: IsoDate, today: IsoDate): Test {
  return { on: monthEnd, ...debtOn(loan, monthEnd, today), ...allowedOn(beginnings, monthEnd) };
}

/**
 * Returns the excess over the maximum, in cents; if only rounding to the nearest cent causes it, `byRounding` says
 * it is not arrears.
 */
export function above(loan: OwnHomeLoan, { debt, maximum, rounding }: Test): { cents: number; byRounding: boolean } {
  const cents = Math.max(0, debt - maximum);
  return { cents, byRounding: cents > 0 && loan.rounding === 'nearest' && cents <= rounding };
}
