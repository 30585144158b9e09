import type { IsoDate } from '../dates/isoDate.ts';
import type { BankTerms } from './bankTerms.ts';
import type { Candidate } from './candidates.ts';
import type { BankLoan } from './matchTypes.ts';

/** A loan with its terms, and the lines that may belong to it. */
export interface AskedLoan {
  loan: BankLoan;
  terms: BankTerms;
  /** Oldest first. */
  candidates: readonly Candidate[];
  /** The payments that counted automatically, keyed by the day of their term: their amount, in cents. */
  byItself: ReadonlyMap<IsoDate, number>;
  byLine: ReadonlyMap<number, Candidate>;
  /** Those with the same other party. */
  byEnd: ReadonlyMap<string, readonly Candidate[]>;
}
