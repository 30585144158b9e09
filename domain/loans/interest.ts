import type { IsoDate } from '../dates/isoDate.ts';
import { days30E360, daysBetween } from '../dates/isoDate.ts';
import { roundHalfUp, roundHalfUpSafe } from '../money/round.ts';
import type { DayCount, PaymentEvery } from '../wire/clauses.ts';

/** A rate in thousandths of a percent a year, divided by this, is the fraction for one month: 12 months x 100,000. */
export const MONTH_DIVISOR = 1_200_000;
/** The same for one day, by the day count. */
export const DAY_DIVISORS: Record<DayCount, bigint> = { '30E/360': 36_000_000n, 'actual/365': 36_500_000n };

/**
 * Interest over a regular period of 1, 3 or 12 months, always as many twelfths of a year, in cents, half up. The
 * largest balance times the highest rate is 2.5 x 10^15 and stays below 2^53, so safe integers are exact here.
 */
export function periodInterest(balance: number, rateMillipercent: number, every: PaymentEvery): number {
  return roundHalfUpSafe(balance * rateMillipercent, MONTH_DIVISOR / every);
}

/** Days between two dates as the contract counts them (docs/domain.md 3.1). */
export function countDays(from: IsoDate, to: IsoDate, dayCount: DayCount): number {
  return dayCount === '30E/360' ? days30E360(from, to) : daysBetween(from, to);
}

/** Interest over the days of a broken period, in cents, half up. */
export function daysInterest(balance: number, rateMillipercent: number, days: number, dayCount: DayCount): number {
  return Number(roundHalfUp(BigInt(balance) * BigInt(rateMillipercent) * BigInt(days), DAY_DIVISORS[dayCount]));
}
