import { Type, type Static } from 'typebox';
import { AGREED_KINDS } from '../loans/events/catalogue.ts';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { UNSIGNED_STATES } from './choices/signing.ts';
import { VERDICTS } from './choices/statement.ts';
import { CONSENT_WAYS, CONTRACT_ACTS, CONTRACT_STATES, PROPOSAL_ANSWERS, PROPOSAL_STATES } from './choices/proposal.ts';
import { Confirmation } from './confirmation.ts';
import { Doubt } from './contested.ts';
import { ContractDraft } from './contract.ts';
import { eachKind } from './event.ts';
import { IsoDateText } from './isoDateText.ts';
import { Party } from './party.ts';
import { Standpoint } from './stand.ts';
import { Turn } from './turn.ts';

/**
 * What is signed changes only when everybody in it agrees (docs/contract-life.md). All 'signedIn', for anyone who sees the contract.
 *
 * - `GET /contract/proposals?hashid=` → ContractLife.
 * - `POST /contract/proposal` ProposalDraft → ContractLife. F403 for anyone who speaks for neither side, C409 where the state of
 *   the contract does not allow it, V422 by field.
 * - `POST /contract/proposal/answer` ProposalAnswer → ContractLife. C409 for what was answered or has lapsed.
 */
export const PROPOSAL_KINDS = [...AGREED_KINDS, 'correction', 'terms', 'signing', 'archive', 'restore'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export type ContractState = (typeof CONTRACT_STATES)[number];
export type ContractAct = (typeof CONTRACT_ACTS)[number];

const ProposalContent = Type.Union([
  /** A change of a running loan, which is recorded once everybody agreed. */
  ...eachKind(AGREED_KINDS, { date: IsoDateText }),
  /** A change that was agreed counts as never made; `event` is its hashid. */
  Type.Object({ kind: Type.Literal('correction'), event: Hashid }),
  /** Other terms: people and kind stay. */
  Type.Object({ kind: Type.Literal('terms'), draft: ContractDraft }),
  /**
   * The draft was signed on paper by all, on this day: at home, or as a notary's deed at this office. `scan` is the kept
   * document with the pictures of it (POST /contract/scan).
   */
  Type.Object({
    kind: Type.Literal('signing'),
    signed_date: IsoDateText,
    scan: Type.Optional(Hashid),
    notary: Type.Optional(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('archive') }),
  Type.Object({ kind: Type.Literal('restore') }),
]);
export type ProposalContent = Static<typeof ProposalContent>;

/** What is due today and not paid, and since which earlier term; null where that is none. */
const DueNow = Type.Object({ amount: Cents, since: orNull(IsoDateText) });

const LoanFigures = Type.Object({
  /** The usual payment from then on, what is open, and the interest still to come. */
  payment: Cents,
  open: Cents,
  /** The day on which that is open; what was proposed before this was told does not say. */
  on: Type.Optional(IsoDateText),
  interest: Cents,
  endDate: IsoDateText,
  /** The first term from then on, with what it asks; what was proposed before this was told does not say. */
  first: Type.Optional(orNull(Type.Object({ date: IsoDateText, payment: Cents }))),
  /** What was proposed before this was told does not say. */
  due: Type.Optional(DueNow),
});

const DeductionVerdict = Type.Object({ verdict: oneOf(VERDICTS), reason: Type.String() });

/** The gift meter of one giver and one recipient in the year of the gift, without and with it. */
const GiftTaxEffect = Type.Object({
  giver: Type.Array(Hashid),
  recipient: Type.Array(Hashid),
  year: Type.Integer(),
  /** What could still be given without tax; null in a year without figures. */
  left_before: orNull(Cents),
  left_after: orNull(Cents),
  tax_before: orNull(Cents),
  tax_after: orNull(Cents),
});

/** What a proposal does, worked out to the cent by the functions that will count it. */
const Consequences = Type.Object({
  /** Of a loan that goes on: without and with it. */
  loan: orNull(Type.Object({ before: LoanFigures, after: LoanFigures })),
  /** Of a loan for the own home: whether the interest stays deductible (art. 3.119a Wet IB 2001). */
  deduction: orNull(Type.Object({ before: DeductionVerdict, after: DeductionVerdict })),
  gifts: Type.Array(GiftTaxEffect),
  /** What is open today, of a loan. */
  open: orNull(Cents),
});
export type Consequences = Static<typeof Consequences>;

const Proposal = Type.Object({
  hashid: Hashid,
  content: ProposalContent,
  note: Type.String(),
  state: oneOf(PROPOSAL_STATES),
  /** The side it was proposed for. */
  side: oneOf(['from', 'to']),
  proposed_by: Party,
  proposed_at: Instant,
  /** From this instant nobody can agree with it any more. */
  lapses_at: Instant,
  consequences: Consequences,
  /** Who agreed until now, and how; empty for what was answered before people were asked one by one. */
  consents: Type.Array(
    Type.Object({
      party: Party,
      how: oneOf(CONSENT_WAYS),
      /** Who said it: themselves, their partner, or who manages the family. */
      by: Party,
      at: Instant,
      /** The day it was agreed on paper; null where it was proposed for who has no login. */
      paper_date: orNull(IsoDateText),
    }),
  ),
  /** Who has to agree yet, while it is open. */
  awaited: Type.Array(
    Type.Object({
      party: Party,
      /** They have no login: who manages the family records it. */
      on_paper: Type.Boolean(),
      /** The reader answers for them, or is them. */
      yours: Type.Boolean(),
    }),
  ),
  answer: orNull(
    Type.Object({
      by: Party,
      at: Instant,
      /** In the words of whoever answered; may be empty. */
      word: Type.String(),
      /** The day it was agreed on paper, recorded by whoever manages the family; null when the other side answered here. */
      paper_date: orNull(IsoDateText),
      /** The change it became. */
      event: orNull(Hashid),
      /** The version of the contract it made. */
      version: orNull(Type.Integer()),
    }),
  ),
  /** The request by which everybody signs it, of what was signed in the product; null where it is answered. */
  signing: orNull(Hashid),
});
export type Proposal = Static<typeof Proposal>;

/** How far a contract is, and what became of every proposal, newest first. */
export const ContractLife = Type.Object({
  state: oneOf(CONTRACT_STATES),
  /** Who is waited for, and what comes next. */
  stands: Standpoint,
  /** What the reader may do now. */
  may: Type.Array(oneOf(CONTRACT_ACTS)),
  /** Whether what the reader proposes waits for somebody with a login, or is agreed on paper with everybody it waits for. */
  agrees: oneOf(['here', 'on_paper']),
  /** It was signed in the product: what changes its terms counts when everybody signed that there. */
  changes_by_signing: Type.Boolean(),
  proposals: Type.Array(Proposal),
  /** Signing it in the product; null while nobody asked for it. */
  signing: orNull(
    Type.Object({
      hashid: Hashid,
      /** It waits for signatures; otherwise everybody signed it. */
      open: Type.Boolean(),
    }),
  ),
  /** Why the concept as it is was not signed when that was last asked; null where it was not asked, or was changed since. */
  not_signed: orNull(
    Type.Object({
      hashid: Hashid,
      state: oneOf(UNSIGNED_STATES),
      /** Who refused or withdrew it; null where it expired. */
      by: orNull(Party),
      at: Instant,
      /** Why somebody refused; otherwise empty. */
      word: Type.String(),
    }),
  ),
  /** The last answer of each party who was asked whether it is right; absent where nobody answered. A no makes it disputed. */
  confirmations: Type.Optional(Type.Array(Confirmation)),
  /** The reader is asked whether it is right: it stood in their name before they had a login. */
  unconfirmed: Type.Optional(Type.Literal(true)),
  /** The first names of whom nobody confirms what counts here: they have no login, and who records it gains by it. Absent where there is none. */
  unheard: Type.Optional(Type.Array(Type.String())),
  /** Who in a loan that goes on died, or parted; absent where nobody did. */
  turns: Type.Optional(Type.Array(Turn)),
  /** What was done with an account that was in other hands, and waits for its owner; absent where nothing does. Until then nothing changes. */
  contested: Type.Optional(Type.Array(Doubt)),
  /** Why a concept can't be signed in the product; null when it can, or is no concept. */
  signed_on_paper: orNull(Type.String()),
});
export type ContractLife = Static<typeof ContractLife>;

/** The body of POST /contract/proposal. */
export const ProposalDraft = Type.Object({
  contract: Hashid,
  /** The state it was made from; an older one is refused (409). */
  version: Type.Optional(Type.Integer()),
  ledger_version: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
  /** Whoever has no login agreed on paper on this day; where it waits for nobody else, it counts at once. */
  paper_date: Type.Optional(IsoDateText),
  content: ProposalContent,
});
export type ProposalDraft = Static<typeof ProposalDraft>;

/** The body of POST /contract/proposal/answer. */
export const ProposalAnswer = Type.Object({
  hashid: Hashid,
  answer: oneOf(PROPOSAL_ANSWERS),
  /** Needed for a refusal. */
  word: Type.Optional(Type.String()),
  paper_date: Type.Optional(Type.String()),
  version: Type.Optional(Type.Integer()),
  ledger_version: Type.Optional(Type.Integer()),
});
export type ProposalAnswer = Static<typeof ProposalAnswer>;
