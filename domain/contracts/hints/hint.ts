import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanType } from '../types.ts';
import type { GiftTerms, LoanTerms } from '../../wire/contract.ts';

/** Where the law bites: said plainly with its reason, never as advice, and never in the way of what is lawful. */
export interface Hint {
  id: string;
  /** What it stands beside on a form; without it, below the fields. */
  about?: 'rate' | 'form';
  title: string;
  text: string;
  /** The article, as a person can look it up. */
  law: string;
}

/** The parts of a loan that the hints look at; while a contract is being written, a field not filled in yet is null. */
export interface HintedLoan extends Pick<
  LoanTerms,
  | 'start_date'
  | 'first_payment_date'
  | 'own_home'
  | 'replaces_since'
  | 'rate_motivation'
  | 'compared_rate_millipercent'
  | 'purpose'
  | 'callable'
  | 'exclusion_on_forgiven'
  | 'payment_rounding'
> {
  type: LoanType;
  /** The principal, in cents. */
  total: number | null;
  rate_millipercent: number | null;
  term_months: number | null;
  payment_every: number;
  /** Recorded here after it began: what stood before is not known. */
  taken_over: boolean;
  /** Null or empty while nobody signed. */
  signed_date: string | null;
  /** The date in the Netherlands. */
  today: IsoDate;
  /** Whoever lends and whoever borrows are each other's partner; absent where it is not known. */
  partners?: boolean;
}

/** The same of a gift; a day not filled in yet is null or empty. */
export type HintedGift = Pick<
  GiftTerms,
  | 'form'
  | 'exemption'
  | 'revocable'
  | 'tax_paid_by'
  | 'condition'
  | 'exclusion_clause'
  | 'administration'
  | 'signed_date'
  | 'gift_date'
>;
