import type { LoanTerms } from '../wire/contract.ts';

/**
 * The terms of a loan agreement that decide its schedule. The last five may be left out and then have their defaults
 * (contracts/clauses/plainRhythm.ts).
 */
export type ScheduleTerms = Pick<LoanTerms, 'start_date' | 'first_payment_date' | 'rate_millipercent' | 'term_months'> &
  Partial<Pick<LoanTerms, 'payment_every' | 'day_count' | 'payment_rounding' | 'taken_over' | 'on_last_day'>>;
