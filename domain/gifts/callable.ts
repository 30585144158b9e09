import { addDays, type IsoDate, daysBetween } from '../dates/isoDate.ts';
import { roundHalfUp } from '../money/round.ts';
import { LEGAL_RATE } from './legalRate.ts';

/** The open balance of a loan and its rate, from a day until (not including) another. */
export interface BalanceSpan {
  from: IsoDate;
  until: IsoDate;
  /** The balance in cents. */
  balance: number;
  rate_millipercent: number;
}

/** The day-by-day gift of a part of a year, and its first and last day. */
export interface GivenByDay {
  first: IsoDate;
  last: IsoDate;
  /** Cents, more than 0. */
  amount: number;
}

/**
 * The gift in one calendar year of a loan that can be called at once or soon (art. 15 SW): each day (6 % − the agreed rate) of
 * the open balance, one day being a 365th of a year (a 366th in a leap year). Rounded once, half up.
 * @param between the only days that count, both included; the year is that of the first
 * @returns null if nothing is given, as at 6 % or more
 */
export function callableGift(
  spans: readonly BalanceSpan[],
  between: { first: IsoDate; last: IsoDate },
): GivenByDay | null {
  const year = Number(between.first.slice(0, 4));
  const [newYear, nextYear] = [`${year}-01-01`, `${year + 1}-01-01`];
  const dayAfter = addDays(between.last, 1);
  const end = dayAfter < nextYear ? dayAfter : nextYear;
  const giving = spans
    .map((span) => ({
      from: span.from > between.first ? span.from : between.first,
      until: span.until < end ? span.until : end,
      daily: BigInt(span.balance) * BigInt(Math.max(0, LEGAL_RATE - span.rate_millipercent)),
    }))
    .filter(({ from, until, daily }) => from < until && daily > 0n);
  const sum = giving.reduce((total, { from, until, daily }) => total + daily * BigInt(daysBetween(from, until)), 0n);
  const amount = Number(roundHalfUp(sum, 100_000n * BigInt(daysBetween(newYear, nextYear))));
  const [start, stop] = [giving[0], giving.at(-1)];
  return start && stop && amount > 0 ? { first: start.from, last: addDays(stop.until, -1), amount } : null;
}
