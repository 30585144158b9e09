import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanType } from '../contracts/types.ts';

/** A rate, since when it holds, and what was open of the principal just before. */
export interface RateStep {
  from: IsoDate;
  millipercent: number;
  /** In cents. */
  debt: number;
}

/** What the check needs to know of a loan for the own home. */
export interface OwnHomeLoan {
  type: LoanType;
  start_date: IsoDate;
  /** From the payout to the last term, in whole months, a broken first period left out. */
  term_months: number;
  /** Lender and borrower are each other's partner. */
  betweenPartners: boolean;
  /** The first is the start; never empty. */
  rates: readonly [RateStep, ...RateStep[]];
  /** What is really open of the principal at the end of a day, in cents. */
  principalOn: (date: IsoDate) => number;
}
