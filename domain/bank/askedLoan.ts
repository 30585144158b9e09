import type { IsoDate } from '../dates/isoDate.ts';
import type { BankTerms } from './bankTerms.ts';
import type { Candidate } from './candidates.ts';
import type { BankLoan } from './matchTypes.ts';

/** A loan with its terms, and the lines that can be of it. */
export interface AskedLoan {
  loan: BankLoan;
  terms: BankTerms;
  /** Oldest first. */
  candidates: readonly Candidate[];
  /** The payments that counted by themselves, by the day of their term: what they are of, in cents. */
  byItself: ReadonlyMap<IsoDate, number>;
  byLine: ReadonlyMap<number, Candidate>;
  /** Those of the same other end. */
  byEnd: ReadonlyMap<string, readonly Candidate[]>;
}
