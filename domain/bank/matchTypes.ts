import type { IsoDate } from '../dates/isoDate.ts';
import type { LedgerLoan } from '../loans/ledger/types.ts';
import type { PersonName } from '../names/name.ts';
import type { LoanEvent } from '../wire/event.ts';

/** A loan as the lines of a bank's file are held against it. */
export interface BankLoan extends LedgerLoan {
  hashid: string;
  /** Where its payments stand in the file: money in for who lends, money out for who borrows. */
  side: 'in' | 'out';
  /** Who is at the other end of them. */
  others: readonly PersonName[];
  /** The accounts of theirs that the reader chose to keep. */
  ibans: readonly string[];
  events: readonly LoanEvent[];
  /** The lines, by their place in the file, that were taken for it before. */
  taken: ReadonlySet<number>;
}

/** What a line becomes once it is ticked. */
export interface BankEntry {
  /** The hashid of the loan. */
  loan: string;
  kind: 'payment' | 'extra_repayment';
  /** In cents. */
  amount: number;
}

/** Why a line is taken for what it is (matchWords.ts has the words). */
export type Why =
  /** The amount of a term, so many days after it; below 0: before it. `assumed`: it had counted by itself. */
  | { code: 'term'; term: IsoDate; days: number; assumed: boolean }
  | { code: 'terms'; first: IsoDate; last: IsoDate; count: number }
  | { code: 'pieces' | 'double'; term: IsoDate }
  | { code: 'two_loans' | 'extra' | 'part' }
  /** It fits, and yet: the same amount went back, it says something else, it fits another loan as well, nothing but the amount speaks for it. */
  | { code: 'refunded' | 'other_text' | 'two_fit' | 'amount_only' }
  /** It was recorded by hand. */
  | { code: 'recorded'; on: IsoDate }
  /** Nothing to do: it was taken from a file before, taken back by the bank, or is of a person of the loan but no term. */
  | { code: 'taken' | 'taken_back' | 'takes_back' | 'not_euro' | 'known_person' | 'nothing' };

/** What is made of one line. */
export interface LineMatch {
  /** Its place in the file. */
  line: number;
  certainty: 'sure' | 'perhaps' | 'none';
  why: Why;
  /** Empty where it fits nothing. */
  entries: BankEntry[];
  /** The terms that counted by themselves, and of which it is the money: on another day, or in another amount. */
  replaces: { loan: string; date: IsoDate }[];
}

/** A payment that counted by itself, and of which the file has no line. */
export interface NeverCame {
  loan: string;
  /** The hashid of its record. */
  event: string;
  date: IsoDate;
  amount: number;
}

export interface Matched {
  /** One for each line, in the order of the file. */
  lines: LineMatch[];
  neverCame: NeverCame[];
}
