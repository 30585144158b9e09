import type { IsoDate } from '../dates/isoDate.ts';
import { days30E360 } from '../dates/isoDate.ts';
import { roundHalfUp, roundHalfUpSafe } from '../money/round.ts';

/** A rate in thousandths of a percent a year, divided by this, is the fraction for one month: 12 months x 100,000. */
export const MONTH_DIVISOR = 1_200_000;
/** The same for one day of a year of 360 days. */
const DAY_DIVISOR = 36_000_000n;

/**
 * Interest over a regular month, always one twelfth of a year, in cents, half up. The largest balance times the highest rate
 * is 2.5 x 10^15 and stays below 2^53, so safe integers are exact here.
 */
export function monthInterest(balance: number, rateMillipercent: number): number {
  return roundHalfUpSafe(balance * rateMillipercent, MONTH_DIVISOR);
}

/** Interest over a broken period by 30E/360 (domain.md 3.1), in cents, half up. */
export function daysInterest(balance: number, rateMillipercent: number, from: IsoDate, to: IsoDate): number {
  return Number(roundHalfUp(BigInt(balance) * BigInt(rateMillipercent) * BigInt(days30E360(from, to)), DAY_DIVISOR));
}
