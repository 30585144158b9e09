import type { LoanTerms } from '../wire/contract.ts';

/** What of a loan agreement decides its schedule. */
export type ScheduleTerms = Pick<LoanTerms, 'start_date' | 'first_payment_date' | 'rate_millipercent' | 'term_months'>;
