import type { IsoDateText } from './isoDateText.ts';

/** How far an exclusion clause goes (BW 1:94): not at all, at divorce only, or at divorce and death. */
export type Exclusion = 'none' | 'soft' | 'hard';

/**
 * What a family chooses in a gift agreement beside its ground terms (docs/domain.md 4.1). Absent in a draft: the plain
 * choice.
 */
export interface GiftClauses {
  /** How the money comes. Everything but a transfer needs a deed of a notary (BW 7:177; docs/domain.md 2.4, 4.1). */
  form: 'transfer' | 'paper' | 'at_death' | 'real_estate';
  /** Which exemption of the gift tax the recipient claims; the one for a study needs a notary (art. 33 SW 1956). */
  exemption: 'yearly' | 'raised_free' | 'raised_study' | 'raised_home';
  /** Who pays gift tax, if any is due; paid by the giver it is a gift too (art. 5 SW 1956). */
  tax_paid_by: 'recipient' | 'giver';
  /**
   * Suspensive: the gift counts from the day the condition is met (art. 1 lid 9 SW 1956). Dissolving: it ends the gift.
   */
  condition: 'none' | 'suspensive' | 'dissolving';
  /** The condition in the parties' own words; empty without one. */
  condition_text: string;
  /** Whether the giver may still lift the exclusion clause. */
  exclusion_liftable: boolean;
  /** Bewind (BW 7:182): somebody else administers the gift until a day. */
  administration: boolean;
  /** Who administers; empty: the giver. */
  administrator: string;
  /** The day the administration ends; null without one. */
  administration_until: IsoDateText | null;
}

export type PaymentEvery = 1 | 3 | 12;
export type DayCount = '30E/360' | 'actual/365';

/** A loan that existed before it was recorded here: from this day the records count. */
export interface TakenOver {
  date: IsoDateText;
  /** What was open on that day, in cents. */
  balance: number;
}

/**
 * What a family chooses in a loan agreement beside its ground terms (docs/domain.md 4.2). Absent in a draft: the plain
 * choice.
 */
export interface LoanClauses {
  /** Months between two terms: every month, every quarter, every year. */
  payment_every: PaymentEvery;
  /** How the days of a broken period are counted. */
  day_count: DayCount;
  /** Null for a new loan. */
  taken_over: TakenOver | null;
  /** Interest on what is late, in thousandths of a percent per year; null when none is agreed. */
  default_rate_millipercent: number | null;
  /**
   * When the lender may call the loan: only in the cases of a list, or besides that with notice of at most three
   * months, of more than three months, or at once (art. 15 SW 1956; docs/domain.md 2.5).
   */
  callable: 'limited' | 'short_notice' | 'long_notice' | 'on_demand';
  /** Months of notice: 1 to 3 (short) or 4 to 24 (long); null for the other kinds. */
  notice_months: number | null;
  /** The cases in which the lender may call the loan; insolvency always is one (BW 6:40). */
  call_events: ('arrears' | 'seizure' | 'home_sold' | 'borrower_dies' | 'divorce')[];
  /** The address or cadastral number of the own home; empty when it is not known or there is none. */
  home_address: string;
  /** The day until which the rate is fixed; null: the whole term. */
  rate_fixed_until: IsoDateText | null;
  /** What an extra repayment changes when nobody says otherwise. */
  extra_repayment: 'lower_payment' | 'shorter_term';
  /** The lender's account, where the terms are paid; empty: the lender names it later. */
  account_iban: string;
  /** A mortgage needs a deed of a notary (BW 3:260). */
  security: 'none' | 'mortgage' | 'pledge';
  /** What serves as security; empty without any. */
  security_text: string;
  /** Whether a bank is paid before the lender. */
  subordinated: boolean;
  /** The bank; empty when the loan is not subordinated. */
  subordinated_to: string;
  insurance: 'none' | 'death' | 'death_disability';
  /** Whether the lender's spouse signs for consent (BW 1:88). */
  spouse_consent: boolean;
  /** Whether what the lender forgives later stays outside a community of property. */
  exclusion_on_forgiven: Exclusion;
}
