import { countDays, daysInterest } from './interest.ts';
import type { LoanCourse } from './course.ts';
import type { Term } from './term.ts';

/**
 * The broken first period: from the payout to one regular period before the first term, interest only, due on that day
 * (docs/domain.md 3.1). Null if there is no such period, or no interest in it, or if it was past at the takeover.
 */
export function stubTerm({ opening, rate, dayCount, start, from, dateOf }: LoanCourse): Term | null {
  const date = dateOf(0);
  if (date <= start || date <= from) return null;
  const interest = daysInterest(opening, rate, countDays(start, date, dayCount), dayCount);
  return interest === 0 ? null : { number: 0, date, payment: interest, interest, principal: 0, balance: opening };
}
