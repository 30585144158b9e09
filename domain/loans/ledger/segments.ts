import type { IsoDate } from '../../dates/isoDate.ts';
import { roundHalfUp } from '../../money/round.ts';
import type { DayCount, PaymentEvery } from '../../wire/clauses.ts';
import { DAY_DIVISORS, MONTH_DIVISOR, countDays, periodInterest } from '../interest.ts';

/** Days with one balance and one rate. */
export interface Segment {
  from: IsoDate;
  balance: number;
  rate: number;
}

/**
 * A period in which interest runs. A regular one is so many twelfths of a year, whatever its days; a broken one counts
 * days.
 */
export interface Period {
  end: IsoDate;
  every: PaymentEvery;
  broken: boolean;
  dayCount: DayCount;
}

/** Σ balance x rate x days, up to a day. */
function weighted(segments: readonly Segment[], until: IsoDate, dayCount: DayCount): bigint {
  return segments.reduce((sum, { from, balance, rate }, k) => {
    const next = segments[k + 1]?.from ?? until;
    const days = countDays(from, next < until ? next : until, dayCount);
    return days > 0 ? sum + BigInt(balance) * BigInt(rate) * BigInt(days) : sum;
  }, 0n);
}

/**
 * Interest from the beginning of a period up to a day in it, in cents, half up, rounded once. A whole regular period
 * without a change is exactly as many twelfths of a year; a change within it is weighed by days.
 */
export function interestUntil(
  segments: readonly Segment[],
  { end, every, broken, dayCount }: Period,
  until: IsoDate,
): number {
  const [first] = segments;
  if (first === undefined) return 0;
  if (!broken && until === end && segments.length === 1) return periodInterest(first.balance, first.rate, every);
  const sum = weighted(segments, until, dayCount);
  if (broken) return Number(roundHalfUp(sum, DAY_DIVISORS[dayCount]));
  return Number(roundHalfUp(sum * BigInt(every), BigInt(MONTH_DIVISOR) * BigInt(countDays(first.from, end, dayCount))));
}

/** The segments with another balance and rate from a day on. */
export function changedFrom(segments: readonly Segment[], change: Segment): Segment[] {
  return [...segments.filter(({ from }) => from < change.from), change];
}
