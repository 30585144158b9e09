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
 * A signed contract changes only if everybody in it agrees (docs/contract-life.md). All 'signedIn', for anyone who sees the
 * contract.
 *
 * - `GET /contract/proposals?hashid=` → ContractLifecycle.
 * - `POST /contract/proposal` ProposalDraft → ContractLifecycle. F403 for a person who speaks for neither side, C409 if the state of
 *   the contract does not allow it, V422 by field.
 * - `POST /contract/proposal/answer` ProposalAnswer → ContractLifecycle. C409 for one that was answered or has lapsed.
 */
export const PROPOSAL_KINDS = [...AGREED_KINDS, 'correction', 'terms', 'signing', 'archive', 'restore'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export type ContractState = (typeof CONTRACT_STATES)[number];
export type ContractAct = (typeof CONTRACT_ACTS)[number];

const ProposalContent = Type.Union([
  /** A change of a running loan, which is recorded once everybody agreed. */
  ...eachKind(AGREED_KINDS, { date: IsoDateText }),
  /** An agreed change counts as never made; `event` is its hashid. */
  Type.Object({ kind: Type.Literal('correction'), event: Hashid }),
  /** Other terms: people and kind stay. */
  Type.Object({ kind: Type.Literal('terms'), draft: ContractDraft }),
  /**
   * All signed the draft on paper, on this day: at home, or as a notary's deed at this office. `scan` is the kept
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

/** The amount due and unpaid today, and since which earlier term; null if there is none. */
const DueNow = Type.Object({ amount: Cents, since: orNull(IsoDateText) });

const LoanFigures = Type.Object({
  /** The usual payment from then on, the balance, and the interest still to come. */
  payment: Cents,
  open: Cents,
  /** The day of that balance; absent in older proposals. */
  on: Type.Optional(IsoDateText),
  interest: Cents,
  endDate: IsoDateText,
  /** The first term from then on, with its amount; absent in older proposals. */
  first: Type.Optional(orNull(Type.Object({ date: IsoDateText, payment: Cents }))),
  /** Absent in older proposals. */
  due: Type.Optional(DueNow),
});

const DeductionVerdict = Type.Object({ verdict: oneOf(VERDICTS), reason: Type.String() });

/** The gift meter of one giver and one recipient in the year of the gift, without and with it. */
const GiftTaxEffect = Type.Object({
  giver: Type.Array(Hashid),
  recipient: Type.Array(Hashid),
  year: Type.Integer(),
  /** The amount that could still be given without tax; null in a year without figures. */
  left_before: orNull(Cents),
  left_after: orNull(Cents),
  tax_before: orNull(Cents),
  tax_after: orNull(Cents),
});

/** The effect of a proposal, calculated to the cent by the functions that will count it. */
const Consequences = Type.Object({
  /** For a running loan: without and with it. */
  loan: orNull(Type.Object({ before: LoanFigures, after: LoanFigures })),
  /** For a home loan: whether the interest stays deductible (art. 3.119a Wet IB 2001). */
  deduction: orNull(Type.Object({ before: DeductionVerdict, after: DeductionVerdict })),
  gifts: Type.Array(GiftTaxEffect),
  /** The balance of a loan today. */
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
  /** From this instant nobody can agree to it any more. */
  lapses_at: Instant,
  consequences: Consequences,
  /** The people who agreed so far, and how; empty for proposals from before people were asked one by one. */
  consents: Type.Array(
    Type.Object({
      party: Party,
      how: oneOf(CONSENT_WAYS),
      /** The person who said it: themselves, their partner, or a manager of the family. */
      by: Party,
      at: Instant,
      /** The day it was agreed on paper; null if it was proposed for a person without a login. */
      paper_date: orNull(IsoDateText),
    }),
  ),
  /** The people who still have to agree, while it is open. */
  awaited: Type.Array(
    Type.Object({
      party: Party,
      /** They have no login: a manager of the family records it. */
      on_paper: Type.Boolean(),
      /** The reader answers for them, or is them. */
      yours: Type.Boolean(),
    }),
  ),
  answer: orNull(
    Type.Object({
      by: Party,
      at: Instant,
      /** In the words of the person who answered; may be empty. */
      word: Type.String(),
      /** The day it was agreed on paper, recorded by a manager of the family; null if the other side answered here. */
      paper_date: orNull(IsoDateText),
      /** The change that resulted. */
      event: orNull(Hashid),
      /** The version of the contract that resulted. */
      version: orNull(Type.Integer()),
    }),
  ),
  /** The request by which everybody signs it, for a contract signed in the product; null if it is answered instead. */
  signing: orNull(Hashid),
});
export type Proposal = Static<typeof Proposal>;

/** The progress of a contract, and the outcome of every proposal, newest first. */
export const ContractLifecycle = Type.Object({
  state: oneOf(CONTRACT_STATES),
  /** The people awaited, and the next step. */
  stands: Standpoint,
  /** The acts open to the reader now. */
  may: Type.Array(oneOf(CONTRACT_ACTS)),
  /** Whether the reader's proposals wait for somebody with a login, or are agreed on paper with everybody they wait for. */
  agrees: oneOf(['here', 'on_paper']),
  /** It was signed in the product: a change of its terms counts once everybody signed it there. */
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
  /** Why the current concept was not signed when that was last asked; null if it was not asked, or was changed since. */
  not_signed: orNull(
    Type.Object({
      hashid: Hashid,
      state: oneOf(UNSIGNED_STATES),
      /** The person who refused or withdrew it; null if it expired. */
      by: orNull(Party),
      at: Instant,
      /** The reason for a refusal; otherwise empty. */
      word: Type.String(),
    }),
  ),
  /** The last answer of each party who was asked whether it is right; absent if nobody answered. A no makes it disputed. */
  confirmations: Type.Optional(Type.Array(Confirmation)),
  /** The reader is asked whether it is right: it was in their name before they had a login. */
  unconfirmed: Type.Optional(Type.Literal(true)),
  /** The first names of those without anybody to confirm for them: no login, and the recorder gains. Absent if there are none. */
  unheard: Type.Optional(Type.Array(Type.String())),
  /** The people in a running loan who died, or parted; absent if nobody did. */
  turns: Type.Optional(Type.Array(Turn)),
  /** Acts of an account that was in other hands, awaiting its owner; absent if there are none. Until then nothing changes. */
  contested: Type.Optional(Type.Array(Doubt)),
  /** Why a concept can't be signed in the product; null if it can, or it is not a concept. */
  signed_on_paper: orNull(Type.String()),
});
export type ContractLifecycle = Static<typeof ContractLifecycle>;

/** The body of POST /contract/proposal. */
export const ProposalDraft = Type.Object({
  contract: Hashid,
  /** The state it is based on; an older one is refused (409). */
  version: Type.Optional(Type.Integer()),
  ledger_version: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
  /** People without a login agreed on paper on this day; if it waits for nobody else, it counts at once. */
  paper_date: Type.Optional(IsoDateText),
  content: ProposalContent,
});
export type ProposalDraft = Static<typeof ProposalDraft>;

/** The body of POST /contract/proposal/answer. */
export const ProposalAnswer = Type.Object({
  hashid: Hashid,
  answer: oneOf(PROPOSAL_ANSWERS),
  /** Required for a refusal. */
  word: Type.Optional(Type.String()),
  paper_date: Type.Optional(Type.String()),
  version: Type.Optional(Type.Integer()),
  ledger_version: Type.Optional(Type.Integer()),
});
export type ProposalAnswer = Static<typeof ProposalAnswer>;
