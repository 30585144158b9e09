import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanType } from '../types.ts';
import type { GiftTerms, LoanTerms } from '../../wire/contract.ts';

/** Points where the law has consequences: stated plainly with the reason, never as advice, and never blocking a lawful choice. */
export interface Hint {
  id: string;
  /** The field it is next to on a form; without it, below the fields. */
  about?: 'rate' | 'form';
  title: string;
  text: string;
  /** The article, as a person can look it up. */
  law: string;
}

/** The parts of a loan that the hints use; in an unfinished contract, an empty field is null. */
export interface HintedLoan extends Pick<
  LoanTerms,
  | 'start_date'
  | 'first_payment_date'
  | 'on_last_day'
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
  /** Recorded here after it began: its earlier balance is unknown. */
  taken_over: boolean;
  /** Null or empty while nobody signed. */
  signed_date: string | null;
  /** The date in the Netherlands. */
  today: IsoDate;
  /** The lender and the borrower are each other's partner; absent if unknown. */
  partners?: boolean;
}

/** The same for a gift; an empty day is null or empty. */
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
