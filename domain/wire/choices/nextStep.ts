/** The possible steps for a person in a contract, most pressing first: somebody waits, money due, a year over, a concept. */
export const STEP_KINDS = [
  'sign',
  'answer',
  'recognise',
  'confirm',
  'debt',
  'home',
  'automatic',
  'late',
  'soon',
  'year',
  'send',
] as const;

/**
 * The state of a contract for one reader. The first group waits for the reader, the second for somebody else, the third for
 * nobody.
 */
export const STANDS = [
  ...STEP_KINDS,
  'sign_change',
  'answer_paper',
  'signing',
  'signing_change',
  'proposed',
  'proposed_paper',
  'contested',
  'reported',
  'reported_by_you',
  'automatic_asked',
  'wished',
  'invited',
  'on_paper',
  'notary',
  'running',
  'paid_off',
  'someone_died',
  'archived',
] as const;
export type Stand = (typeof STANDS)[number];

/** A person's role in a contract: in a gift the giver is the lender. `other` reads it without being in it. */
export const STAND_ROLES = ['managing_lender', 'lender', 'borrower', 'spouse', 'other'] as const;
export type StandRole = (typeof STAND_ROLES)[number];

/** The acts that a contract asks of its reader, or that it allows with a pending item. */
export const STAND_ACTS = [
  'sign',
  'answer',
  'recognise',
  'confirm',
  'to_payments',
  'ask_signatures',
  'wish_signatures',
  'withdraw_wish',
  'open_request',
  'withdraw_request',
  'withdraw_proposal',
  'withdraw_report',
  'invite_again',
  'download_draft',
  'estate_papers',
  'edit',
  'sign_on_paper',
  'remove',
] as const;
export type StandAct = (typeof STAND_ACTS)[number];
