/** The states of a contract, as both sides see them (docs/contract-life.md). */
export const CONTRACT_STATES = ['concept', 'offered', 'signed', 'amended', 'ended', 'archived'] as const;

/** The answers to a proposal. The proposer withdraws it; the other side accepts or refuses. */
export const PROPOSAL_ANSWERS = ['accepted', 'refused', 'withdrawn'] as const;

/**
 * How a person agreed: themselves, by their partner with a mandate, by their partner as they have no login, or on paper, as
 * recorded by a manager of the family.
 */
export const CONSENT_WAYS = ['self', 'mandate', 'partner', 'paper'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** A proposal not answered in time has lapsed. */
export const PROPOSAL_STATES = ['open', ...PROPOSAL_ANSWERS, 'lapsed'] as const;

/**
 * The acts the reader may do with a contract now. `paper` is agreeing for a person without a login, `sign` recording that all
 * signed on paper. A person who may `answer` or `paper` may refuse too: `refuse` is for those who may do only that.
 */
export const CONTRACT_ACTS = [
  'edit',
  'remove',
  'ask_signatures',
  'sign',
  'change',
  'archive',
  'restore',
  'answer',
  'paper',
  'refuse',
  'withdraw',
] as const;
