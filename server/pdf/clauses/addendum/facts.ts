import type { ChangeEffect, ChangeEvent } from '../../../../domain/loans/changes.ts';
import type { LoweredRate } from '../../../../domain/gifts/loweredRate.ts';
import type { Shortfall } from '../../../../domain/statements/restShortfall.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import type { Clause } from '../clause.ts';

/** The input for the articles of an addendum. */
export interface AddendumFacts<Change extends ChangeEvent = ChangeEvent> extends Pick<
  LoanContract,
  'type' | 'total' | 'version'
> {
  terms: LoanContract['contract'];
  /** The day the agreement was signed. */
  signedOn: string;
  /** The day on which its current terms took effect; null if these were signed. */
  changedOn: string | null;
  change: Change;
  /** It takes the change back, with these words; null if it lays it down. */
  undone: { note: string } | null;
  effect: ChangeEffect;
  /** The interest given up by lowering the rate for the rest of a fixed term, which may be a gift; null if not applicable. */
  lowered: LoweredRate | null;
  /** The change extends the loan at a low rate, which may be a gift. */
  lendsLonger: boolean;
  /** The arrears that a pause of a home loan causes by its own schedule; null if none. */
  shortfall: Shortfall | null;
  lenders: number;
  borrowers: number;
  /** It is agreed, and counts from, the day of the last signature, not known yet: its figures are as of the day it was made. */
  fromLastSignature: boolean;
  /** It counts from its own future day, but not before the last signature. */
  notBeforeLast: boolean;
  /** A lender and a borrower are each other's partner. */
  partners: boolean;
  /** A lender without a signing spouse here may have one whose consent is needed and who signs nothing here (BW 1:88). */
  asksSpouse: 'of a lender' | 'of another lender' | null;
}

export type AddendumClause = Clause<AddendumFacts>;
