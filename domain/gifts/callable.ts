import { type IsoDate, daysBetween } from '../dates/isoDate.ts';
import { roundHalfUp } from '../money/round.ts';
import { LEGAL_RATE } from './legalRate.ts';

/** The open balance of a loan and its rate, from a day until (not with) another. */
export interface BalanceSpan {
  from: IsoDate;
  until: IsoDate;
  /** The balance in cents. */
  balance: number;
  rate_millipercent: number;
}

/**
 * The gift of one calendar year in a loan that can be called at once or soon (art. 15 SW): each day (6 % − the agreed rate) of what
 * is open, one day being a 365th of a year (a 366th in a leap year). Rounded once, half up.
 * @returns cents; 0 at 6 % or more
 */
export function callableGift(spans: readonly BalanceSpan[], year: number): number {
  const first = `${year}-01-01`;
  const end = `${year + 1}-01-01`;
  let sum = 0n;
  for (const span of spans) {
    const from = span.from > first ? span.from : first;
    const until = span.until < end ? span.until : end;
    const days = Math.max(0, daysBetween(from, until));
    const missing = Math.max(0, LEGAL_RATE - span.rate_millipercent);
    sum += BigInt(span.balance) * BigInt(missing) * BigInt(days);
  }
  return Number(roundHalfUp(sum, 100_000n * BigInt(daysBetween(first, end))));
}
