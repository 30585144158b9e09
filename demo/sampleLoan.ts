import type { LoanType } from '../domain/contracts/types.ts';
import type { Who } from './family.ts';
import type { PastDay } from './pastDay.ts';

/** A loan of the sample family. */
export interface SampleLoan {
  type: LoanType;
  /** Null: a draft that nobody has signed. */
  signed: PastDay | null;
  euros: number;
  from: readonly Who[];
  to: readonly Who[];
  /** Thousandths of a percent per year. */
  rate: number;
  months: number;
  purpose: string;
  why: string;
  /** A bank's rate on that day, in thousandths of a percent, and for how many years it was fixed. */
  bank?: { rate: number; years: number };
  ownHome?: true;
  /** Paid out in the middle of a month: the first period is a broken one. */
  broken?: true;
}

export const annuity = (loan: Omit<SampleLoan, 'type'>): SampleLoan => ({ type: 'AnnuityLoanContract', ...loan });
export const linear = (loan: Omit<SampleLoan, 'type'>): SampleLoan => ({ type: 'LinearLoanContract', ...loan });
export const repaymentFree = (loan: Omit<SampleLoan, 'type'>): SampleLoan => ({
  type: 'RepaymentFreeLoanContract',
  ...loan,
});
