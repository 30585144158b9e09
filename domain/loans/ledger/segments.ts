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
 * A period in which interest runs. A whole regular one is a number of twelfths of a year, whatever its days; a broken
 * one counts days.
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
 * Interest from the beginning of a period up to a day in it, in cents, half up, rounded once: as in the agreement's
 * article on the sums (dayCountWords.ts). Money open for the whole of a regular period bears its twelfths of a year;
 * money repaid or forgiven within it bears the days it was open. If the rate changed, or up to a day before the end, all
 * of it is counted by days.
 */
export function interestUntil(
  segments: readonly Segment[],
  { end, every, broken, dayCount }: Period,
  until: IsoDate,
): number {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const byDays = DAY_DIVISORS[dayCount];
  const isWhole = !broken && until === end && segments.every(({ rate }) => rate === first.rate);
  if (!isWhole) return Number(roundHalfUp(weighted(segments, until, dayCount), byDays));
  if (segments.length === 1) return periodInterest(first.balance, first.rate, every);
  const repaid = segments.map((segment) => ({ ...segment, balance: segment.balance - last.balance }));
  const byMonths = BigInt(MONTH_DIVISOR / every);
  const whole = BigInt(last.balance) * BigInt(last.rate);
  return Number(roundHalfUp(whole * byDays + weighted(repaid, until, dayCount) * byMonths, byMonths * byDays));
}

/** The segments with another balance and rate from a day on. */
export function changedFrom(segments: readonly Segment[], change: Segment): Segment[] {
  return [...segments.filter(({ from }) => from < change.from), change];
}
