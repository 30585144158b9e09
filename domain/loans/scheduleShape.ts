import type { LoanType } from '../contracts/types.ts';
import type { LoanTerms } from '../wire/contract.ts';
import type { Schedule } from './schedule.ts';

/** A loan with a known schedule, as far as the wording depends on it. */
interface Scheduled {
  type: LoanType;
  terms: Pick<LoanTerms, 'rate_millipercent' | 'rate_fixed_until'>;
  schedule: Pick<Schedule, 'terms' | 'stub'>;
}

/** The money comes back in one term; interest over a broken first period may go before. */
export const inOneTerm = ({ schedule }: Pick<Scheduled, 'schedule'>): boolean => schedule.terms.length === 1;

/** That term is the only payment. */
export const inOnePayment = ({ schedule }: Pick<Scheduled, 'schedule'>): boolean =>
  inOneTerm({ schedule }) && schedule.stub === null;

/** Whether there is any interest, now or once a new rate is agreed. The law's rules on late payment always apply. */
export const bearsInterest = ({ rate_millipercent, rate_fixed_until }: Scheduled['terms']): boolean =>
  rate_millipercent > 0 || rate_fixed_until !== null;

/** No interest now, but a new rate will be agreed: the wording holds until then. */
export const noInterestYet = (terms: Scheduled['terms']): boolean =>
  terms.rate_millipercent === 0 && bearsInterest(terms);

/** In the schedule of a repayment-free loan at 0 % no term asks for anything before the last; a future rate changes that. */
export const nothingScheduled = ({ type, terms, schedule }: Scheduled): boolean =>
  type === 'RepaymentFreeLoanContract' && terms.rate_millipercent === 0 && !inOneTerm({ schedule });
