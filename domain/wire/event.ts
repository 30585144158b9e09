import { Type, type Static, type TObject, type TProperties, type TUnsafe } from 'typebox';
import { type AnyEventKind, EVENT_KINDS, type EventKind } from '../loans/events/catalogue.ts';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { EXCLUSIONS } from './choices/clauses.ts';
import {
  EVENT_STATUSES,
  HOME_FACTS,
  LOAN_ROLES,
  PAUSE_OUTCOMES,
  PAPER_HALVES,
  PAUSE_RESTS,
  REMARKS,
  REPAYMENT_OUTCOMES,
  SAID_WAYS,
} from './choices/event.ts';
import { FORGIVEN_CLAIMS } from './choices/gifts.ts';
import { PARTY_SIDES } from './choices/party.ts';
import { IsoDateText } from './isoDateText.ts';
import { NEW_TERMS } from './newTerms.ts';
import { Party } from './party.ts';

const RepaymentOutcome = oneOf(REPAYMENT_OUTCOMES);
export type RepaymentOutcome = Static<typeof RepaymentOutcome>;
const PauseRests = oneOf(PAUSE_RESTS);
export type PauseRests = Static<typeof PauseRests>;
const PauseOutcome = oneOf(PAUSE_OUTCOMES);
export type PauseOutcome = Static<typeof PauseOutcome>;
const SaidWay = oneOf(SAID_WAYS);
export type SaidWay = Static<typeof SaidWay>;
const ForgivenClaim = oneOf(FORGIVEN_CLAIMS);
export type ForgivenClaim = Static<typeof ForgivenClaim>;
const HomeFact = oneOf(HOME_FACTS);
export type HomeFact = Static<typeof HomeFact>;
const EventStatus = oneOf(EVENT_STATUSES);
export type EventStatus = Static<typeof EventStatus>;

/**
 * Whether every term until now was paid as agreed: asked with the first record of a loan (docs/decisions/0001). A keeper's
 * yes records those payments too; a borrower's is kept with the report, until it is answered.
 */
const PastPaid = Type.Optional(Type.Boolean());

/** The half of a gift on paper of two that it is for, once the first of them died; absent if not stated (docs/decisions/0007). */
const PaperHalf = Type.Optional(oneOf(PAPER_HALVES));

/** The fields of each kind of record besides its day (domain/loans/events/catalogue.ts). */
const FIELDS = {
  payment: { amount: Cents, past_paid: PastPaid },
  extra_repayment: { amount: Cents, outcome: RepaymentOutcome, past_paid: PastPaid },
  rate_change: {
    /** The rate from the event's date on. */
    rate_millipercent: Type.Integer({ description: 'Thousandths of a percent per year' }),
    /** The day on which all agreed to a lower rate that starts later; absent: on its own day (BW 6:160, 7:175). */
    agreed: Type.Optional(IsoDateText),
    /** A lower rate was already agreed on its day, in this form; absent: on the day all agreed to it here or on paper. */
    said: Type.Optional(SaidWay),
  },
  new_terms: {
    ...NEW_TERMS,
    /** A lower rate was already agreed on its day, in this form. */
    said: Type.Optional(SaidWay),
  },
  pause: {
    /** Terms from the event's date up to and including this day rest. */
    until: IsoDateText,
    rests: PauseRests,
    outcome: PauseOutcome,
  },
  /** Principal that need not be paid back. */
  forgiveness: {
    amount: Cents,
    outcome: RepaymentOutcome,
    /** The exclusion clause of the forgiven amount (BW 1:94); absent: the agreement's. */
    exclusion: Type.Optional(oneOf(EXCLUSIONS)),
    /** It was already forgiven on that day, in this form; absent: on the day all agreed to it here or on paper (BW 6:160). */
    said: Type.Optional(SaidWay),
    /** The exemption claimed for it; absent: the yearly one. */
    exemption: Type.Optional(ForgivenClaim),
  },
  /** Costs the borrower owes besides principal and interest, such as a bailiff's; paid first (BW 6:44). */
  costs: { amount: Cents },
  /** The fate of the home on that day (docs/decisions/0004). */
  home: { became: HomeFact },
  /** Interest paid by the giver of a gift on paper. */
  interest: {
    amount: Cents,
    /** The calendar year it covers. */
    year: Type.Integer(),
    half: PaperHalf,
  },
  /** A part of the gift itself that the giver paid before their death. */
  payout: { amount: Cents, half: PaperHalf },
} as const satisfies Record<AnyEventKind, TProperties>;

/** The facts of a record, without the day. */
export type FactsOf<Kind extends AnyEventKind = AnyEventKind> = {
  [K in Kind]: { kind: K } & Static<TObject<(typeof FIELDS)[K]>>;
}[Kind];
export type EventFacts = FactsOf<EventKind>;

/** The schemas of these kinds, each with the `common` fields: their types are those of one schema for any of them. */
export const eachKind = <Kind extends AnyEventKind, Common extends TProperties>(
  kinds: readonly Kind[],
  common: Common,
): [TUnsafe<Static<TObject<Common>> & FactsOf<Kind>>] =>
  kinds.map((kind) => Type.Object({ ...common, kind: Type.Literal(kind), ...FIELDS[kind] })) as never;

/** One person's answer about a record. */
const Confirmation = Type.Object({
  by: Party,
  at: Instant,
  /** The person who answered for them, by a mandate of theirs. */
  spoken_by: Type.Optional(Party),
  /** Whether every earlier term was paid too, if that was asked with it. */
  past_paid: Type.Boolean(),
});

/** A comment on a record in somebody's own words (docs/decisions/0001). It has no effect on the figures. */
const Remark = Type.Object({
  by: Party,
  at: Instant,
  says: oneOf(REMARKS),
  /** The suggested amount, in cents, if they name one. */
  amount: Type.Optional(Cents),
  text: Type.String(),
});
export type Remark = Static<typeof Remark>;

/** The fields of every record, of a loan or of a gift on paper. */
export const record = {
  hashid: Hashid,
  date: IsoDateText,
  status: EventStatus,
  /** In the recorder's own words; may be empty. */
  note: Type.String(),
  recorded_at: Instant,
  recorded_by: Party,
  /** The person who confirmed or refused it, and when; null while nobody has, or nobody needs to. */
  answered_at: orNull(Instant),
  answered_by: orNull(Party),
  /** The people who confirmed it, each for themselves, if more than one had to. */
  confirmations: Type.Optional(Type.Array(Confirmation)),
  /** It counts only on the word of its recorder, as nobody on the other side could answer. */
  own_word: Type.Optional(Type.Boolean()),
  /** Comments on it by people in the contract, oldest first. */
  remarks: Type.Optional(Type.Array(Remark)),
};

/** A counter-entry: from now on the event it names counts as never recorded. */
export const Correction = Type.Object({
  ...record,
  kind: Type.Literal('correction'),
  /** The hashid of the event. */
  corrects: Hashid,
});

/** A payment found on a bank statement (docs/decisions/0010). */
const OnStatement = Type.Object({
  /** The side of the bank statement. */
  side: oneOf(PARTY_SIDES),
  /** The day on it. */
  date: IsoDateText,
  /** The last four characters of the other party's account; empty if unknown. */
  account_tail: Type.String(),
  /** The hashid of the import it came with. */
  import: Hashid,
});
export type OnStatement = Static<typeof OnStatement>;

/** One record of a loan. Records are never changed or removed. */
export const LoanEvent = Type.Union([
  ...eachKind(EVENT_KINDS, {
    ...record,
    /** Nobody recorded it: its term counts as paid (docs/decisions/0002), until `answered_at` says who confirmed it. */
    automatic: Type.Optional(Type.Boolean()),
    /** For money: the bank statements on which it appears. */
    bank: Type.Optional(Type.Array(OnStatement)),
  }),
  Correction,
]);
export type LoanEvent = Static<typeof LoanEvent>;

/** The reader's rights in the records of a loan or of a gift on paper, and the people awaited (docs/roles.md). */
export const Book = Type.Object({
  role: oneOf(LOAN_ROLES),
  /** The people for whom a payment recorded by the reader waits; without any it counts at once. */
  receipt_waits: Type.Array(Party),
  /** The same for an extra repayment with another outcome than was agreed. */
  choice_waits: Type.Array(Party),
  /** The same for costs, and for taking back a payment that counts. */
  debt_waits: Type.Array(Party),
  /** The pending records. */
  open: Type.Array(
    Type.Object({
      /** The hashid of the record. */
      event: Hashid,
      waits: Type.Array(Party),
      /** The people it still waits for once the reader confirmed it. */
      then: Type.Array(Party),
      /** Whether the reader may answer it. */
      mine: Type.Boolean(),
    }),
  ),
  /** The person who wants the terms to count automatically while another has not agreed; and those it waits for. */
  automatic_asked: Type.Array(Party),
  automatic_waits: Type.Array(Party),
  /** A keeper can't start entering past payments: they gain by it, or last started within ninety days (docs/decisions/0001). */
  entering_closed: Type.Optional(Type.Literal(true)),
});
export type Book = Static<typeof Book>;

/** The fields of every call about a contract whose records are open on the screen. */
export const ofBook = {
  /** The hashid of the loan, or of the gift on paper. */
  contract: Hashid,
  /** The ledger_version it is based on; an older one is refused (409). */
  ledger_version: Type.Optional(Type.Integer()),
};

/** The body of POST /contract/event. */
export const EventDraft = Type.Union([
  ...eachKind(EVENT_KINDS, { ...ofBook, date: IsoDateText, note: Type.Optional(Type.String()) }),
]);
export type EventDraft = Static<typeof EventDraft>;

/** The body of POST /contract/event/planned: every term up to today was paid as agreed. */
export const PlannedPayments = Type.Object(ofBook);

/** The body of POST /contract/automatic: from today on each term counts as paid on its day. */
export const AutomaticStart = Type.Object({ ...ofBook, past_paid: PastPaid });
export type AutomaticStart = Static<typeof AutomaticStart>;

/** The body of POST /contract/automatic/confirm: everything that counted automatically up to the end of a year was paid. */
export const AutomaticYear = Type.Object({ contract: Hashid, year: Type.Integer({ minimum: 1900, maximum: 9999 }) });
export type AutomaticYear = Static<typeof AutomaticYear>;

/** The answers to a report. */
const [, ...REPORT_ANSWERS] = EVENT_STATUSES;

/** The body of POST /contract/event/confirm. */
export const ReportAnswer = Type.Object({ hashid: Hashid, status: oneOf(REPORT_ANSWERS), past_paid: PastPaid });
export type ReportAnswer = Static<typeof ReportAnswer>;

/** The body of POST /contract/entering: past payments are being entered. */
export const EnteringStart = Type.Object({ contract: Hashid });
export type EnteringStart = Static<typeof EnteringStart>;

/** The body of DELETE /contract/event, which may have none: the reason, for the other side to read. */
export const TakingBack = orNull(Type.Object({ note: Type.String({ maxLength: 1000 }) }));
