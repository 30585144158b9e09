import type { IsoDate } from '../../dates/isoDate.ts';
import { daysBetween } from '../../dates/isoDate.ts';
import type { DayCount } from '../../wire/clauses.ts';
import { countDays, daysInterest } from '../interest.ts';
import type { UnpaidTerm } from './types.ts';

/** Within so many days after its day a term costs nothing extra (docs/decisions/0005). */
const GRACE_DAYS = 14;

/** The terms of a loan about late payment. */
export interface LateTerms {
  /** Thousandths of a percent per year; null when none is agreed. */
  defaultRate: number | null;
  ownHome: boolean;
  dayCount: DayCount;
}

/**
 * The interest a late term has cost since it was last charged, in cents; null while it is not late. Where interest for
 * being late is agreed, over all of it, but not over the interest of an own-home loan (art. 3.119a lid 6 Wet IB 2001).
 * Otherwise the principal goes on bearing the loan's own interest.
 */
export function lateInterest(
  unpaid: UnpaidTerm,
  { defaultRate, ownHome, dayCount }: LateTerms,
  rate: number,
  date: IsoDate,
): number | null {
  if (date <= unpaid.lateFrom || daysBetween(unpaid.due, date) <= GRACE_DAYS) return null;
  const base = defaultRate === null || ownHome ? unpaid.principal : unpaid.principal + unpaid.interest;
  return daysInterest(base, defaultRate ?? rate, Math.max(0, countDays(unpaid.lateFrom, date, dayCount)), dayCount);
}
