import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { monthsLeft } from './lifetime.ts';
import { type Formula, type MaximumDebt, maximumDebt } from './maximumDebt.ts';
import { countsUntil, firstWholeMonth, monthEndOf, monthNumber } from './monthEnd.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';

/** Where the formula begins: at the payout, and anew at each change of the rate (art. 3.119c lid 2 Wet IB 2001). */
export interface Beginning extends Formula {
  from: IsoDate;
  /** The excess over the maximum just before this change, in cents: it no longer belongs (art. 3.119e lid 5). */
  excess: number;
}

/** The amounts that are compared at a test moment, in cents. */
export interface Test extends MaximumDebt {
  on: IsoDate;
  /** The principal that was open at the end of that day. */
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
 * Just before a change of the rate is a test moment of its own (art. 3.119c lid 7 onderdeel c), without a year to make
 * good. What stands above the maximum then no longer belongs to the debt for the own home (art. 3.119e lid 5), so the
 * new B0 is the debt where that is lower, and else the maximum: a new rate never takes arrears away.
 */
function changed(
  loan: OwnHomeLoan,
  before: Beginning,
  { from, millipercent }: { from: IsoDate; millipercent: number },
  today: IsoDate,
): Beginning {
  const eve = addDays(from, -1);
  // A change on the very first day that is known of finds the debt of that day.
  const { debt } = debtOn(loan, eve < loan.known_from ? loan.known_from : eve, today);
  const { maximum, rounding } = maximumDebt(before, monthNumber(from) - firstWholeMonth(before.from));
  const above = debt - maximum;
  const cents = loan.rounding === 'nearest' && above <= rounding;
  return {
    from,
    millipercent,
    months: monthsLeft(loan, from),
    debt: above <= 0 || cents ? debt : maximum,
    excess: above <= 0 || cents ? 0 : above,
  };
}

/** The beginnings of the formula; the list is never empty. */
export type Beginnings = readonly [Beginning, ...Beginning[]];

/** The beginnings of the formula up to a day, oldest first. Of what happened before a taking over nothing is known. */
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
  for (const change of changes) {
    if (change.from <= until) all.push(changed(loan, all.at(-1) ?? first, change, today));
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
 * Returns the excess over the maximum, in cents; where only the nearest cent makes it so, `byRounding` says it is no
 * arrears.
 */
export function above(loan: OwnHomeLoan, { debt, maximum, rounding }: Test): { cents: number; byRounding: boolean } {
  const cents = Math.max(0, debt - maximum);
  return { cents, byRounding: cents > 0 && loan.rounding === 'nearest' && cents <= rounding };
}
