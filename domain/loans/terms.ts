import type { LoanTerms } from '../wire/contract.ts';

/**
 * What of a loan agreement decides its schedule. Left out, the last four are what they are by default
 * (contracts/clauses/plainRhythm.ts).
 */
export type ScheduleTerms = Pick<LoanTerms, 'start_date' | 'first_payment_date' | 'rate_millipercent' | 'term_months'> &
  Partial<Pick<LoanTerms, 'payment_every' | 'day_count' | 'payment_rounding' | 'taken_over'>>;
