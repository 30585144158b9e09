/** How somebody an administrator found comes in; `elsewhere`: another service logs them in. */
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

/** What an administrator can do for somebody who asks for help (domain/helping/helpActs.ts). */
export const HELP_ACTS = ['mail', 'factor_off', 'factor_keep', 'erase', 'keep'] as const;
