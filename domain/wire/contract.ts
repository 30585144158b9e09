import type { ContractType, LoanType } from '../contracts/types.ts';
import type { LoanEvent } from './event.ts';
import type { Exclusion, GiftClauses, LoanClauses } from './clauses.ts';
import type { IsoDateText } from './isoDateText.ts';
import type { Party } from './party.ts';

/** What a gift agreement says beside its amount (docs/domain.md 4.1). */
export interface GiftTerms extends GiftClauses {
  /** Null while it is a draft that nobody has signed. */
  signed_date: IsoDateText | null;
  /** The day the money is, or was, transferred. */
  gift_date: IsoDateText | null;
  /** What the gift is for; empty when it is free. */
  purpose: string;
  /** The exclusion clause (BW 1:94): none, soft (at divorce), or hard (at divorce and death). */
  exclusion_clause: Exclusion;
  /** Whether the giver may revoke it (BW 7:177 lid 2). */
  revocable: boolean;
  /** Whether it counts toward the estate (inbreng, BW 4:229). */
  counts_toward_estate: boolean;
}

/** What a loan agreement says beside its amount (docs/domain.md 4.2). */
export interface LoanTerms extends LoanClauses {
  signed_date: IsoDateText | null;
  /** The day the money is paid out. */
  start_date: IsoDateText;
  /**
   * The day of the first regular term; at least one month after start_date. Days before its month are a broken period.
   */
  first_payment_date: IsoDateText;
  /** Nominal, in thousandths of a percent per year: 3500 is 3,5 %. */
  rate_millipercent: number;
  /** How long the regular terms last together, 1 to 600 months; a whole number of terms. */
  term_months: number;
  purpose: string;
  /** Whether it is taken up for the borrower's own home (art. 3.119a Wet IB 2001). */
  own_home: boolean;
  /** Why the parties chose this rate: their motivation, in their own words. */
  rate_motivation: string;
}

interface ContractCommon<Type extends ContractType, Terms> {
  hashid: string;
  type: Type;
  /** In cents. */
  total: number;
  contract: Terms;
  /** Gift: from giver to recipient. Loan: from lender to borrower. One or two people (a couple) on either side. */
  parties: { from: Party[]; to: Party[] };
  /** Loans only: what is still open today, in cents. */
  balance?: number;
  /** Rises by one with each edit; an edit from an older version is refused (409). */
  version: number;
  /**
   * It was signed once: from this instant nobody takes it away alone from a party with a login
   * (domain/contracts/bound.ts).
   */
  bound_from?: string;
}

export type GiftContract = ContractCommon<'GiftContract', GiftTerms>;
export type LoanContract = ContractCommon<LoanType, LoanTerms>;

/** A contract as GET /contracts answers it: without what was recorded of a loan. */
export type Contract = GiftContract | LoanContract;

/** A loan with its ledger. */
export interface LoanDetail extends LoanContract {
  /** Everything that was recorded of it, oldest record first. */
  events: LoanEvent[];
  /** Rises with every record; a record made from an older one is refused (409). */
  ledger_version: number;
}

/** A contract as GET /contract and every call that changes one answer it. */
export type ContractDetail = GiftContract | LoanDetail;

/** Terms as they were stored or sent: clauses that came later, or that nobody chose, may be absent. */
type WithoutClauses<Terms, Clauses> = Omit<Terms, keyof Clauses> & {
  [Key in keyof Clauses]?: Clauses[Key] | undefined;
};
export type GiftTermsGiven = WithoutClauses<GiftTerms, GiftClauses>;
export type LoanTermsGiven = WithoutClauses<LoanTerms, LoanClauses>;

/** In a draft, a clause that is absent is the plain choice (domain/contracts/clauses/plain.ts). */
interface ContractDraftCommon<Type extends ContractType, Terms> {
  /** Absent: a new contract. Present: replaces the contract with that hashid. */
  hashid?: string;
  version?: number;
  type: Type;
  /** In cents. */
  total: number;
  contract: Terms;
  /** The hashids of the parties. */
  parties: { from: string[]; to: string[] };
}

export type GiftDraft = ContractDraftCommon<'GiftContract', GiftTermsGiven>;
export type LoanDraft = ContractDraftCommon<LoanType, LoanTermsGiven>;

/** The body of POST /contract and POST /contract/preview. */
export type ContractDraft = GiftDraft | LoanDraft;
