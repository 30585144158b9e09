/** What somebody can be asked to do with a contract, the most pressing first: another one waits for it, money is due, a year is over, a concept lies there. */
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
 * Where a contract stands for one reader. The first group waits for the reader, the second for somebody else, the third for
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

/** What somebody is to a contract: of a gift the giver is the lender. `other` reads it and is not in it. */
export const STAND_ROLES = ['managing_lender', 'lender', 'borrower', 'spouse', 'other'] as const;
export type StandRole = (typeof STAND_ROLES)[number];

/** What a contract can ask of its reader, or lets them do with what waits. */
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
