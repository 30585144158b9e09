import type { FormStep } from '../loans/ledger/formIn.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { PartnersAnswer } from '../relations/giftPartners.ts';
import type { HomeSpan } from '../loans/home/homeSpans.ts';
import type { Life } from './lifetime.ts';
import type { PaymentEvery, PaymentRounding } from '../wire/clauses.ts';

/** A rate, in thousandths of a percent a year, and the day it starts. */
export interface RateStep {
  from: IsoDate;
  millipercent: number;
}

/** The day of the last term, and since when that was agreed. */
export interface EndStep {
  from: IsoDate;
  end: IsoDate;
}

/** The facts about a loan for the own home that the check needs. */
export interface OwnHomeLoan extends Life {
  /** The form of repayment; the first is that of the agreement. */
  forms: readonly [FormStep, ...FormStep[]];
  /** The principal, in cents. */
  total: number;
  /** The first day with anything recorded: the payout, or the day the loan was taken over. */
  known_from: IsoDate;
  /** The total length of the regular terms, in whole months. */
  term_months: number;
  payment_every: PaymentEvery;
  rounding: PaymentRounding;
  /** Whether a lender and a borrower are each other's partner for the income tax during a year. */
  betweenPartners: (year: number) => PartnersAnswer;
  /** The history of the home; absent or empty if nothing was recorded. */
  home?: readonly HomeSpan[];
  /** The first is the start; never empty. */
  rates: readonly [RateStep, ...RateStep[]];
  /** The end agreed at the start, and the end after each later change. */
  ends: readonly [EndStep, ...EndStep[]];
  /** Returns the principal that is really open at the end of a day, in cents. */
  principalOn: (date: IsoDate) => number;
  /**
   * Returns how much of the repayment due over the month that ends on a day was paid after that month, in its
   * first five working days and up to `until` (art. 17aa lid 1 Uitv.reg. IB). In cents; no more than that one
   * repayment, and nothing that was forgiven.
   */
  paidForMonth: (monthEnd: IsoDate, until: IsoDate) => number;
}
