import type { IsoDate } from '../dates/isoDate.ts';
import type { LedgerLoan } from '../loans/ledger/types.ts';
import type { PersonName } from '../names/name.ts';
import type { LoanEvent } from '../wire/event.ts';

/** A loan as it is matched with the lines of a bank's file. */
export interface BankLoan extends LedgerLoan {
  hashid: string;
  /** The direction of its payments in the file: incoming for a lender, outgoing for a borrower. */
  side: 'in' | 'out';
  /** The other party of its payments. */
  others: readonly PersonName[];
  /** Their accounts that the reader chose to keep. */
  ibans: readonly string[];
  events: readonly LoanEvent[];
  /** The lines already taken for it, by their index in the file. */
  taken: ReadonlySet<number>;
}

/** The record that a line becomes once it is ticked. */
export interface BankEntry {
  /** The hashid of the loan. */
  loan: string;
  kind: 'payment' | 'extra_repayment';
  /** In cents. */
  amount: number;
}

/** The reason a line is matched (matchWords.ts has the words). */
export type Why =
  /** The amount of a term, this many days after it; below 0: before it. `assumed`: it had counted automatically. */
  | { code: 'term'; term: IsoDate; days: number; assumed: boolean }
  | { code: 'terms'; first: IsoDate; last: IsoDate; count: number }
  | { code: 'pieces' | 'double'; term: IsoDate }
  | { code: 'two_loans' | 'extra' | 'part' }
  /** It fits, but: the same amount went back, it says something else, it also fits another loan, or only the amount matches. */
  | { code: 'refunded' | 'other_text' | 'two_fit' | 'amount_only' }
  /** It was recorded by hand. */
  | { code: 'recorded'; on: IsoDate }
  /** Nothing to do: it was taken from a file before, reversed by the bank, or is from a person of the loan but no term. */
  | { code: 'taken' | 'taken_back' | 'takes_back' | 'not_euro' | 'known_person' | 'nothing' };

/** The result for one line. */
export interface LineMatch {
  /** Its index in the file. */
  line: number;
  certainty: 'sure' | 'perhaps' | 'none';
  why: Why;
  /** Empty if it fits nothing. */
  entries: BankEntry[];
  /** The terms that counted automatically and that it pays: on another day, or with another amount. */
  replaces: { loan: string; date: IsoDate }[];
}

/** A payment that counted automatically without a line in the file. */
export interface NeverCame {
  loan: string;
  /** The hashid of its record. */
  event: string;
  date: IsoDate;
  amount: number;
}

export interface Matched {
  /** One per line, in the order of the file. */
  lines: LineMatch[];
  neverCame: NeverCame[];
}
