import type { LoanType } from '../contracts/types.ts';
import type { LoanTerms } from '../wire/contract.ts';
import type { Schedule } from './schedule.ts';

/** A loan of which the schedule is known, as far as words about it depend on it. */
interface Scheduled {
  type: LoanType;
  terms: Pick<LoanTerms, 'rate_millipercent' | 'rate_fixed_until'>;
  schedule: Pick<Schedule, 'terms' | 'stub'>;
}

/** The money comes back in one term; interest over a broken first period may go before. */
export const inOneTerm = ({ schedule }: Pick<Scheduled, 'schedule'>): boolean => schedule.terms.length === 1;

/** That term is all there is to pay. */
export const inOnePayment = ({ schedule }: Pick<Scheduled, 'schedule'>): boolean =>
  inOneTerm({ schedule }) && schedule.stub === null;

/** Whether there is interest to speak of, now or when a new rate is agreed. What the law says of a payment that is late stays. */
export const bearsInterest = ({ rate_millipercent, rate_fixed_until }: Scheduled['terms']): boolean =>
  rate_millipercent > 0 || rate_fixed_until !== null;

/** No interest is asked now, but a new rate will be agreed: what is said of it holds as long as there is none. */
export const noInterestYet = (terms: Scheduled['terms']): boolean =>
  terms.rate_millipercent === 0 && bearsInterest(terms);

/** In the schedule of a repayment-free loan at 0 % no term asks for anything before the last; a rate that is still to come changes that. */
export const nothingScheduled = ({ type, terms, schedule }: Scheduled): boolean =>
  type === 'RepaymentFreeLoanContract' && terms.rate_millipercent === 0 && !inOneTerm({ schedule });
