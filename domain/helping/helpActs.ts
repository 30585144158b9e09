import type { HelpAct, LoginState } from '../wire/helping.ts';

/** Of somebody who was found, what decides how they come in. */
interface Coming {
  /** They have a login. */
  signsIn: boolean;
  invited: boolean;
  blocked: boolean;
  passedAway: boolean;
  /** Their account with us; null without one, and where another service logs people in. */
  account: { verified: boolean; disabled: boolean } | null;
}

/** How somebody comes in, in one word. */
export function loginState({ signsIn, invited, blocked, passedAway, account }: Coming): LoginState {
  if (passedAway) return 'deceased';
  if (blocked) return 'blocked';
  if (!signsIn) return invited ? 'invited' : 'none';
  if (account === null) return 'elsewhere';
  if (account.disabled) return 'closed';
  return account.verified ? 'active' : 'unconfirmed';
}

/** What decides what can be done for somebody. */
export interface Helped {
  login: LoginState;
  /** It is the administrator who looks. */
  self: boolean;
  /** They administer too. */
  administers: boolean;
  factorOn: boolean;
  factorOffAsked: boolean;
  erasureAsked: boolean;
  /** Their address was changed, and can still be put back from the one before. */
  addressChanged: boolean;
}

/**
 * What an administrator can do for somebody. What takes something away is for who logs in alone, as only they can be mailed and stop it;
 * for no administrator, as one would rid themselves of the other; and not while the mail may go to whoever changed the address.
 */
export function helpActs(helped: Helped): HelpAct[] {
  const { login, self, administers, factorOn, factorOffAsked, erasureAsked, addressChanged } = helped;
  const mayTake = login === 'active' && !self && !administers && !addressChanged;
  return [
    ...(login === 'invited' || login === 'unconfirmed' ? (['mail'] as const) : []),
    ...(factorOffAsked ? (['factor_keep'] as const) : mayTake && factorOn ? (['factor_off'] as const) : []),
    ...(erasureAsked ? (['keep'] as const) : mayTake ? (['erase'] as const) : []),
  ];
}
