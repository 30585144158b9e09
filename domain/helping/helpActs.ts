import type { HelpAct, LoginState } from '../wire/helping.ts';

/** The facts about a found person that decide how they log in. */
interface Coming {
  /** They have a login. */
  signsIn: boolean;
  invited: boolean;
  blocked: boolean;
  passedAway: boolean;
  /** Their account with us; null without one, and where another service logs people in. */
  account: { verified: boolean; disabled: boolean } | null;
}

/** How somebody logs in, in one word. */
export function loginState({ signsIn, invited, blocked, passedAway, account }: Coming): LoginState {
  if (passedAway) return 'deceased';
  if (blocked) return 'blocked';
  if (!signsIn) return invited ? 'invited' : 'none';
  if (account === null) return 'elsewhere';
  if (account.disabled) return 'closed';
  return account.verified ? 'active' : 'unconfirmed';
}

/** The facts that decide how somebody can be helped. */
export interface Helped {
  login: LoginState;
  /** The administrator who is looking. */
  self: boolean;
  /** They are an administrator too. */
  administers: boolean;
  factorOn: boolean;
  factorOffAsked: boolean;
  erasureAsked: boolean;
  /** Their address was changed, and the previous one can still be restored. */
  addressChanged: boolean;
}

/**
 * The ways in which an administrator can help somebody. Taking something away is only for people who log in, as only they can be
 * mailed and stop it; never for an administrator, as one could oust another; and not while the mail may go to whoever changed the
 * address.
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
