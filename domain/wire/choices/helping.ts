/** How a person found by an administrator logs in; `elsewhere`: another service logs them in. */
export const LOGIN_STATES = [
  'none',
  'invited',
  'unconfirmed',
  'active',
  'blocked',
  'closed',
  'deceased',
  'elsewhere',
] as const;

/** The ways in which an administrator can help a person who asks (domain/helping/helpActs.ts). */
export const HELP_ACTS = ['mail', 'factor_off', 'factor_keep', 'erase', 'keep'] as const;
