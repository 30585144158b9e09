import type { ChangeEffect, ChangeEvent } from '../../../../domain/loans/changes.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import type { Clause } from '../clause.ts';

/** The input that the articles of an addendum are written from. */
export interface AddendumFacts<Change extends ChangeEvent = ChangeEvent> extends Pick<
  LoanContract,
  'type' | 'total' | 'version'
> {
  terms: LoanContract['contract'];
  /** The day the agreement was signed. */
  signedOn: string;
  /** The day on which its terms became what they are; null where these were signed. */
  changedOn: string | null;
  change: Change;
  /** It takes the change back, with these words; null where it lays it down. */
  undone: { note: string } | null;
  effect: ChangeEffect;
  /** The benefit of a rate that is lowered for the rest of a fixed term, which may be a gift; null where that is not asked. */
  lowered: number | null;
  lenders: number;
  borrowers: number;
  /** It counts from the day of the last signature, which is not known yet: its figures go by the day it was made. */
  fromLastSignature: boolean;
  /** A lender and a borrower are each other's partner. */
  partners: boolean;
  /** A lender may have a spouse whose consent it takes, and who signs nothing here (BW 1:88). */
  asksSpouse: boolean;
}

export type AddendumClause = Clause<AddendumFacts>;
