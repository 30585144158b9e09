import type { LoanType } from '../contracts/types.ts';
import type { IsoDateText } from './isoDateText.ts';
import type { Party } from './party.ts';
import type { GiftKind, GiftKinship, GiftResult } from './gifts.ts';

/**
 * The annual statement. All 'signedIn'; failures as everywhere (domain/wire/error.ts).
 *
 * - `GET /statement?year=2025&person=` → StatementAnswer. A parent may ask for anyone of the family who is in a
 * contract, a
 *   member only for themselves; without `person` it is the caller. N404 for somebody else, V422 for a year without a
 * number.
 * - `POST /statement/pdf` {year, person?} → application/pdf. A year that is over is issued: the same figures give the
 * same
 *   bytes for ever, other figures a next version that says what changed. The running year is a provisional print, not
 * kept.
 * - `GET /statement/document?hashid=` → application/pdf, an issued version as it was.
 * - `POST /estate` {hashid} → application/zip, the papers for the executor of somebody who died. 'parent'. C409 while
 * no date
 *   of death is known.
 */

/**
 * One loan in one year, in cents: opening + paid_out + interest_charged + costs_charged − interest_paid − costs_paid −
 * repaid − repaid_extra − paid_ahead − forgiven = closing.
 */
export interface LoanFigures {
  /** On 1 January, at the start of the day. */
  opening: number;
  /** Lent out in the year itself. */
  paid_out: number;
  /** What fell due of interest. */
  interest_charged: number;
  interest_paid: number;
  /** Costs the borrower owes beside principal and interest; apart, as only interest goes into a tax return. */
  costs_charged: number;
  costs_paid: number;
  /** By the schedule. */
  repaid: number;
  repaid_extra: number;
  /** Paid before it fell due, and not used yet; below zero when more of it was used than came in. */
  paid_ahead: number;
  forgiven: number;
  /** On 31 December, or so far in the running year. */
  closing: number;
}

/** How a loan for the own home stands against art. 3.119c. */
export type Verdict = 'green' | 'amber' | 'red';

/** The tax check of a loan for the own home on 31 December; amounts in cents. */
export interface DeductionCheck {
  verdict: Verdict;
  /** Why, in one Dutch sentence. */
  reason: string;
  /** The test day: 31 December, or the end of the last whole month in the running year. */
  on: IsoDateText;
  debt: number;
  /** Null when no amount would be enough: the loan itself does not qualify. */
  maximum: number | null;
  /** Payments up to this day still count for December (art. 17aa Uitv.reg. IB). */
  counts_until: IsoDateText;
  /** What is behind must be made good by this day at the latest (art. 3.119e); null when nothing is. */
  repair_by: IsoDateText | null;
  sum: { label: string; value: string }[];
}

/** What the tax office must be told of a loan for the own home (art. 3.119g Wet IB 2001, 17b Uitv.reg. IB). */
export interface LoanReport {
  /** Why it must be reported after this year: the loan is new, or something in it changed. */
  because: 'new' | 'changed';
  by: IsoDateText;
  fields: { label: string; value: string }[];
}

export interface StatementLoan {
  hashid: string;
  type: LoanType;
  purpose: string;
  /** On the other side. */
  others: Party[];
  /** On the same side, beside the person. */
  together: Party[];
  signed_date: IsoDateText;
  start_date: IsoDateText;
  end_date: IsoDateText;
  /** The rates of the year, oldest first: since when, in thousandths of a percent. */
  rates: { from: IsoDateText; millipercent: number }[];
  own_home: boolean;
  /** Nothing was recorded of it: the figures are those of the schedule, as if every term was paid on its day. */
  by_schedule: boolean;
  figures: LoanFigures;
  /** What was due and not paid at the end, in cents. */
  arrears: { interest: number; principal: number };
  /** Of `figures.opening` and `figures.closing`: interest and costs that fell due and were not paid, in cents. */
  overdue: { opening: number; closing: number };
  /** Only for the borrower of a loan for the own home. */
  deduction: DeductionCheck | null;
  report: LoanReport | null;
}

export interface StatementGift {
  /** Of the gift agreement, or of the loan of which something was forgiven. */
  hashid: string;
  kind: 'gift' | 'forgiven';
  date: IsoDateText;
  /** In cents. */
  amount: number;
  purpose: string;
  others: Party[];
  together: Party[];
}

/**
 * One giver and one recipient as the law counts them, between whom something was given in the year
 * (domain/wire/gifts.ts); cents.
 */
export interface StatementExemption {
  /** The same for this pair in every year. */
  key: string;
  kinship: GiftKinship;
  /** Where the person stands. */
  role: 'given' | 'received';
  /** As far as the person knows them. */
  giver: Party[];
  recipient: Party[];
  amounts: Record<GiftKind, number>;
  total: number;
  /** Null in a year without figures. */
  result: GiftResult | null;
}

/** Something to look at before the figures are copied. */
export interface StatementWarning {
  /** The contract it is about. */
  hashid: string;
  /** One or two Dutch sentences. */
  text: string;
}

/** A year of one person. */
export interface Statement {
  year: number;
  person: Party & { birthdate: IsoDateText | null };
  /** The year is not over: the figures run to `until`. */
  provisional: boolean;
  until: IsoDateText;
  lent: StatementLoan[];
  borrowed: StatementLoan[];
  given: StatementGift[];
  received: StatementGift[];
  /** What the year's gifts used of the exemptions of the gift tax. */
  exemptions: StatementExemption[];
  warnings: StatementWarning[];
}

/** A statement that was issued: its PDF never changes. */
export interface IssuedStatement {
  hashid: string;
  version: number;
  /** UTC. */
  issued_at: string;
  /** Of the PDF, in hexadecimal. */
  sha256: string;
  /** What differs from the version before, Dutch sentences; empty for the first. */
  changes: string[];
}

export interface StatementAnswer {
  statement: Statement;
  /** Every year in which the person has something, oldest first. */
  years: number[];
  /** Whose statement the caller may ask for: who is in a contract. */
  people: Party[];
  /** Oldest first. */
  issued: IssuedStatement[];
  /** What has changed since the newest version; empty when nothing has, or nothing was issued. */
  changes: string[];
}

/** The body of POST /statement/pdf. */
export interface StatementRequest {
  year: number;
  person?: string;
}
