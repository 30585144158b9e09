import type { ChangeEffect, ChangeEvent } from '../../../../domain/loans/changes.ts';
import type { LoweredRate } from '../../../../domain/gifts/loweredRate.ts';
import type { Shortfall } from '../../../../domain/statements/restShortfall.ts';
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
  /** What is given up by a rate that is lowered for the rest of a fixed term, which may be a gift; null where that is not asked. */
  lowered: LoweredRate | null;
  /** It is lent for longer at a low rate by the change, which may be a gift. */
  lendsLonger: boolean;
  /** What a pause of a loan for the own home leaves open too much by its own schedule; null where that is nothing. */
  shortfall: Shortfall | null;
  lenders: number;
  borrowers: number;
  /** It is agreed on the day of the last signature, which is not known yet, and counts from it: its figures go by the day it was made. */
  fromLastSignature: boolean;
  /** It counts from its own day, which is still to come, and not before that of the last signature. */
  notBeforeLast: boolean;
  /** A lender and a borrower are each other's partner. */
  partners: boolean;
  /** A lender, or another one than those whose spouse signs it, may have a spouse whose consent it takes and who signs nothing here (BW 1:88). */
  asksSpouse: 'of a lender' | 'of another lender' | null;
}

export type AddendumClause = Clause<AddendumFacts>;
