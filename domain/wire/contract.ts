import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { EXCLUSIONS } from './choices/clauses.ts';
import { GiftClauses, LoanClauses } from './clauses.ts';
import { LoanType } from './contractType.ts';
import { Book, LoanEvent } from './event.ts';
import { IsoDateText } from './isoDateText.ts';
import { PaperEvent } from './paperEvent.ts';
import { NextStep } from './nextStep.ts';
import { Party } from './party.ts';

const giftGround = {
  /** Null while it is an unsigned draft. */
  signed_date: orNull(IsoDateText),
  /** The day the money is, or was, transferred. */
  gift_date: orNull(IsoDateText),
  /** The purpose of the gift; empty when it is free. */
  purpose: Type.String(),
  /** The exclusion clause (BW 1:94): none, soft (at divorce), or hard (at divorce and death). */
  exclusion_clause: oneOf(EXCLUSIONS),
  /** Whether the giver may revoke it (BW 7:177 lid 2). */
  revocable: Type.Boolean(),
  /** Whether it counts toward the estate (inbreng, BW 4:229). */
  counts_toward_estate: Type.Boolean(),
};

const loanGround = {
  signed_date: orNull(IsoDateText),
  /** The day the money is paid out. */
  start_date: IsoDateText,
  /**
   * The day of the first regular term; at least one month after start_date. Days before its month are a broken period.
   */
  first_payment_date: IsoDateText,
  rate_millipercent: Type.Integer({ description: 'Nominal, in thousandths of a percent per year: 3500 is 3,5 %' }),
  /** The total length of the regular terms, 1 to 600 months; a whole number of terms. */
  term_months: Type.Integer(),
  purpose: Type.String(),
  /** Whether it is taken out for the borrower's own home (art. 3.119a Wet IB 2001). */
  own_home: Type.Boolean(),
  /** Why the parties chose this rate: their motivation, in their own words. */
  rate_motivation: Type.String(),
};

/** The terms of a gift agreement besides its amount (docs/domain.md 4.1). */
const GiftTerms = Type.Object({ ...giftGround, ...GiftClauses.properties });
export type GiftTerms = Static<typeof GiftTerms>;

/** The terms of a loan agreement besides its amount (docs/domain.md 4.2). */
const LoanTerms = Type.Object({ ...loanGround, ...LoanClauses.properties });
export type LoanTerms = Static<typeof LoanTerms>;

const contractOf = <Kind extends TSchema, Terms extends TProperties>(type: Kind, contract: Terms) => ({
  type,
  total: Cents,
  contract: Type.Object(contract),
});

const answered = {
  hashid: Hashid,
  /** Gift: from giver to recipient. Loan: from lender to borrower. One or two people (a couple) on either side. */
  parties: Type.Object({ from: Type.Array(Party), to: Type.Array(Party) }),
  /** Loans only, from the day of their payout: the balance today. */
  balance: Type.Optional(Cents),
  /** Rises by one with each edit; an edit from an older version is refused (409). */
  version: Type.Integer(),
  /** When both sides archived it: nothing more happens to it. */
  archived_at: Type.Optional(Instant),
  /** First names of the parties who say that it is not right; absent if nobody does. In the lists. */
  disputed_by: Type.Optional(Type.Array(Type.String())),
  /** The step that waits for the reader; absent if there is none. */
  next: Type.Optional(NextStep),
};

const Gift = Type.Literal('GiftContract');
const GiftContract = Type.Object({ ...contractOf(Gift, GiftTerms.properties), ...answered });
export type GiftContract = Static<typeof GiftContract>;
const LoanContract = Type.Object({
  ...contractOf(LoanType, LoanTerms.properties),
  ...answered,
  /** Since when each term counts as paid on its day, until somebody says otherwise; absent if it does not. */
  automatic_since: Type.Optional(IsoDateText),
  /** Past payments are being entered: until this day nothing counts as late (docs/decisions/0001). */
  entering_until: Type.Optional(IsoDateText),
});
export type LoanContract = Static<typeof LoanContract>;

/** A contract in the answer of GET /contracts: without the records of a loan. */
export const Contract = Type.Union([GiftContract, LoanContract]);
export type Contract = Static<typeof Contract>;

/** A loan with its ledger. */
const LoanDetail = Type.Object({
  ...LoanContract.properties,
  /** All its records, oldest first. */
  events: Type.Array(LoanEvent),
  /** Rises with every record; a record based on an older one is refused (409). */
  ledger_version: Type.Integer(),
  book: Type.Optional(Book),
});
export type LoanDetail = Static<typeof LoanDetail>;

/** A gift with its payments; only one on paper has records. */
const GiftDetail = Type.Object({
  ...GiftContract.properties,
  events: Type.Optional(Type.Array(PaperEvent)),
  /** For a gift on paper the day the last giver died, also if the reader sees nothing else of them; absent while one may live. */
  last_death: Type.Optional(IsoDateText),
  /** The same for the first of two givers. */
  first_death: Type.Optional(IsoDateText),
  ledger_version: Type.Optional(Type.Integer()),
  book: Type.Optional(Book),
});
export type GiftDetail = Static<typeof GiftDetail>;

/** A contract in the answer of GET /contract and every call that changes one. */
export const ContractDetail = Type.Union([GiftDetail, LoanDetail]);
export type ContractDetail = Static<typeof ContractDetail>;

/** Terms as stored or sent: clauses that were added later, or that nobody chose, may be absent. */
const GiftTermsGiven = Type.Object({ ...giftGround, ...Type.Partial(GiftClauses).properties });
export type GiftTermsGiven = Static<typeof GiftTermsGiven>;
const LoanTermsGiven = Type.Object({ ...loanGround, ...Type.Partial(LoanClauses).properties });
export type LoanTermsGiven = Static<typeof LoanTermsGiven>;

const sent = {
  /** Absent: a new contract. Present: replaces the contract with that hashid. */
  hashid: Type.Optional(Hashid),
  version: Type.Optional(Type.Integer()),
  /** The hashids of the parties. */
  parties: Type.Object({ from: Type.Array(Hashid), to: Type.Array(Hashid) }),
};

/** In a draft, an absent clause is the plain choice (domain/contracts/clauses/plain.ts). */
const GiftDraft = Type.Object({ ...contractOf(Gift, GiftTermsGiven.properties), ...sent });
export type GiftDraft = Static<typeof GiftDraft>;
const LoanDraft = Type.Object({ ...contractOf(LoanType, LoanTermsGiven.properties), ...sent });
export type LoanDraft = Static<typeof LoanDraft>;

/** The body of POST /contract and POST /contract/preview. */
export const ContractDraft = Type.Union([GiftDraft, LoanDraft]);
export type ContractDraft = Static<typeof ContractDraft>;
