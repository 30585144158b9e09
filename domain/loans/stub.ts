import { addMonths } from '../dates/isoDate.ts';
import { daysInterest } from './interest.ts';
import type { Term } from './term.ts';
import type { ScheduleTerms } from './terms.ts';

/**
 * The broken first period: from the payout to one month before the first regular term, interest only, due on that day
 * (domain.md 3.1). Null when there is no such period, or no interest in it.
 */
export function stubTerm(principal: number, terms: ScheduleTerms): Term | null {
  const date = addMonths(terms.first_payment_date, -1);
  if (date <= terms.start_date) return null;
  const interest = daysInterest(principal, terms.rate_millipercent, terms.start_date, date);
  return interest === 0 ? null : { number: 0, date, payment: interest, interest, principal: 0, balance: principal };
}
