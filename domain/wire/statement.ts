import { Type, type Static } from 'typebox';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { GIFT_ROLES, HALF_OF, STATEMENT_GIFT_KINDS, VERDICTS } from './choices/statement.ts';
import { CONTRACT_TYPES } from '../contracts/types.ts';
import { LoanClauses } from './clauses.ts';
import { GiftKind, GiftKinship, GiftResult } from './gifts.ts';
import { IsoDateText } from './isoDateText.ts';
import { HomePart as Part, LoanFigures as Figures } from './loanFigures.ts';
import { Party } from './party.ts';
import { ToldRelation } from './user.ts';

/**
 * The annual statement. All 'signedIn'; failures as everywhere (domain/wire/error.ts).
 *
 * - `GET /statement?year=2025&person=` → StatementAnswer. A parent may ask for any family member in a contract,
 *   a member only for themselves; without `person` it is the caller. N404 for somebody else, V422 for a year without a
 *   number.
 * - `GET /statement/elsewhere?year=2025` → StatementElsewhere[]: the caller's own year in their other families, if they are not
 *   empty.
 * - `POST /statement/pdf` StatementRequest → application/pdf. A past year is issued: the same figures give the same bytes for
 *   ever, other figures a next version that lists the changes. The current year is a provisional print, not stored.
 * - `GET /statement/document?hashid=` → application/pdf, an issued version as it was.
 * - `POST /estate` {hashid} → application/zip, the documents for the executor of a deceased person. 'manager'. C409
 *   while no date of death is known.
 */

export type LoanFigures = Static<typeof Figures>;

const Verdict = oneOf(VERDICTS);
export type Verdict = Static<typeof Verdict>;

export type HalfOf = (typeof HALF_OF)[number];

const Labelled = Type.Object({ label: Type.String(), value: Type.String() });

/**
 * Whether enough of a home loan was repaid for the deduction of its interest, on 31 December. Unrecorded
 * conditions are not covered: they are in `open`.
 */
const DeductionCheck = Type.Object({
  verdict: Verdict,
  /** Why, in Dutch sentences. */
  reason: Type.String(),
  /** The test day: 31 December, or the end of the last whole month in the current year. */
  on: IsoDateText,
  /** The compared debt: the principal on that day, less the part of December's repayment paid until `counts_until`. */
  debt: Cents,
  /** Null if no amount is compared: the loan itself does not qualify, or the law before 2013 applies. */
  maximum: orNull(Cents),
  /** The repayment over December counts for it if paid up to this day (art. 17aa Uitv.reg. IB). */
  counts_until: IsoDateText,
  /** The deadline for making arrears good (art. 3.119e); null if there are none. */
  repair_by: orNull(IsoDateText),
  /** The part of the year in which the debt belongs to the own-home debt; null: from its beginning, to its end. */
  counts: Type.Object({ from: orNull(IsoDateText), until: orNull(IsoDateText) }),
  /** The part of the debt that no longer belongs since a change of the rate (art. 3.119e lid 5). */
  outside: Cents,
  /** The conditions of the law that are unknown here, Dutch sentences. */
  open: Type.Array(Type.String()),
  sum: Type.Array(Labelled),
});
export type DeductionCheck = Static<typeof DeductionCheck>;

/** The data of a home loan required in its return (art. 3.119g Wet IB 2001, 17b Uitv.reg. IB). */
const LoanReport = Type.Object({ fields: Type.Array(Labelled) });
export type LoanReport = Static<typeof LoanReport>;

export type HomePart = Static<typeof Part>;

const StatementLoan = Type.Object({
  hashid: Hashid,
  /** 'GiftContract': a gift on paper, which the giver owes the recipient (docs/domain.md 2.4). */
  type: oneOf(CONTRACT_TYPES),
  purpose: Type.String(),
  /** The parties on the other side. */
  others: Type.Array(Party),
  /** The parties on the same side, besides the person. */
  together: Type.Array(Party),
  signed_date: IsoDateText,
  start_date: IsoDateText,
  /** Null for a gift on paper: it is owed until the giver dies. */
  end_date: orNull(IsoDateText),
  /** For a loan: the number of months between two terms; absent if it is one. */
  payment_every: Type.Optional(LoanClauses.properties.payment_every),
  /** The rates of the year, oldest first: the first day, and the rate in thousandths of a percent. */
  rates: Type.Array(Type.Object({ from: IsoDateText, millipercent: Type.Integer() })),
  own_home: Type.Boolean(),
  /** It has no records: the figures are those of the schedule, as if every term was paid on its day. */
  by_schedule: Type.Boolean(),
  /** The automatic payments of the year that nobody confirmed (docs/decisions/0002); absent if there are none. */
  assumed: Type.Optional(Type.Integer()),
  /** Each payment of the year is on a bank statement of the person's side (docs/decisions/0010); absent otherwise. */
  bank_checked: Type.Optional(Type.Literal(true)),
  figures: Figures,
  /** The parts of the year, which add up to `figures`; absent if its home was an own home all the time, or it has none. */
  home: Type.Optional(Type.Array(Part)),
  /** The person's share, if two borrowers agreed on other parts than halves (domain/contracts/borrowerShares.ts). */
  share: Type.Optional(Type.Object({ part: Type.Integer(), of: Type.Integer(), rest: Type.Boolean() })),
  /** For a gift on paper: when it is to be paid, or since when, in Dutch words. */
  due: Type.Optional(Type.String()),
  /**
   * For a gift on paper of two, each half due at the giver's own death: the half of the giver who died first, since that day.
   * `whose` is that half for the person: their own, their co-giver's, or one of the givers' to them.
   */
  due_half: Type.Optional(Type.Object({ of: Party, since: IsoDateText, figures: Figures, whose: oneOf(HALF_OF) })),
  /** The amounts due and unpaid at the end. */
  arrears: Type.Object({ interest: Cents, principal: Cents }),
  /** The part of `figures.opening` and `figures.closing` that is unpaid interest and costs, deferred by a pause too. */
  overdue: Type.Object({ opening: Cents, closing: Cents }),
  /**
   * Interest paid so far ahead that it counts in a later year (art. 3.120 lid 3 Wet IB 2001): it is subtracted from the
   * figures, and left out of the debt in the boxes.
   */
  prepaid_interest: Type.Object({ opening: Cents, closing: Cents }),
  /** Only for the borrower of a home loan. */
  deduction: orNull(DeductionCheck),
  /**
   * Whether it belongs to the own-home debt, in the year or a part of it: by the check, and as in the year before while
   * no month can be judged.
   */
  belongs: Type.Boolean(),
  report: orNull(LoanReport),
});
export type StatementLoan = Static<typeof StatementLoan>;

const StatementGift = Type.Object({
  /** The hashid of the gift agreement, or of the loan that was forgiven in part. */
  hashid: Hashid,
  kind: oneOf(STATEMENT_GIFT_KINDS),
  date: IsoDateText,
  amount: Cents,
  purpose: Type.String(),
  others: Type.Array(Party),
  together: Type.Array(Party),
});
export type StatementGift = Static<typeof StatementGift>;

/** One giver and one recipient as the law counts them (domain/wire/gifts.ts), with gifts between them in the year. */
const StatementExemption = Type.Object({
  /** The same for this pair in every year. */
  key: Type.String(),
  kinship: GiftKinship,
  /** The role of the person in the gift. */
  role: oneOf(GIFT_ROLES),
  /** As far as the person knows them. */
  giver: Type.Array(Party),
  recipient: Type.Array(Party),
  amounts: Type.Record(GiftKind, Cents),
  total: Cents,
  /** The part taxed with the inheritance alone (art. 12 SW): the result leaves it out. Absent if there is none. */
  inherited: Type.Optional(Cents),
  /** The givers who died within 180 days after a gift, and the part in the inheritance (art. 12 SW), in Dutch. Absent if none. */
  late: Type.Optional(Type.String()),
  /** Null in a year without figures. */
  result: orNull(GiftResult),
});
export type StatementExemption = Static<typeof StatementExemption>;

/** Something to check before the figures are copied. */
const StatementWarning = Type.Object({
  /** The contract concerned. */
  hashid: Hashid,
  /** One or two Dutch sentences. */
  text: Type.String(),
});
export type StatementWarning = Static<typeof StatementWarning>;

/** One person's year. */
const Statement = Type.Object({
  year: Type.Integer(),
  person: Type.Object({ ...Party.properties, ...Type.Pick(ToldRelation, ['birthdate']).properties }),
  /** The year is not over: the figures run to `until`. */
  provisional: Type.Boolean(),
  until: IsoDateText,
  lent: Type.Array(StatementLoan),
  borrowed: Type.Array(StatementLoan),
  given: Type.Array(StatementGift),
  received: Type.Array(StatementGift),
  /** The amounts of the exemptions of the gift tax that the year's gifts used. */
  exemptions: Type.Array(StatementExemption),
  /** The people who had died before the year began: the person, and those they share something with. */
  deceased: Type.Array(Hashid),
  warnings: Type.Array(StatementWarning),
});
export type Statement = Static<typeof Statement>;

/** A statement that was issued: its PDF never changes. */
const IssuedStatement = Type.Object({
  hashid: Hashid,
  version: Type.Integer(),
  issued_at: Instant,
  sha256: Type.String({ description: 'Of the PDF, in hexadecimal' }),
  /** The differences from the previous version, Dutch sentences; empty for the first. */
  changes: Type.Array(Type.String()),
});
export type IssuedStatement = Static<typeof IssuedStatement>;

export const StatementAnswer = Type.Object({
  statement: Statement,
  /** Every year in which the person has something, oldest first. */
  years: Type.Array(Type.Integer()),
  /** The people whose statement the caller may request: those in a contract. */
  people: Type.Array(Party),
  /** The issued versions, oldest first. */
  issued: Type.Array(IssuedStatement),
  /** The changes since the newest version; empty if nothing has changed, or nothing was issued. */
  changes: Type.Array(Type.String()),
});
export type StatementAnswer = Static<typeof StatementAnswer>;

/** The person's year in another of their families: its content comes from there. */
export const StatementElsewhere = Type.Object({
  family: Type.Object({ hashid: Hashid, name: Type.String() }),
  statement: Statement,
});
export type StatementElsewhere = Static<typeof StatementElsewhere>;

/** Earlier than any loan of a present-day family. */
const FIRST_YEAR = 1900;

/** The query of GET /statement: every value is a text. */
export const StatementQuery = Type.Object({
  year: Type.String({ pattern: '^(19|[2-9]\\d)\\d{2}$' }),
  person: Type.Optional(Hashid),
});

/** The query of GET /statement/elsewhere. */
export const StatementElsewhereQuery = Type.Pick(StatementQuery, ['year']);

/** The body of POST /statement/pdf. */
export const StatementRequest = Type.Object({
  year: Type.Integer({ minimum: FIRST_YEAR, maximum: 9999 }),
  person: Type.Optional(Hashid),
});
export type StatementRequest = Static<typeof StatementRequest>;
