import type { LoginState } from './canLogIn.ts';

/** How something counts that another records of somebody. */
export type Counting = 'at once' | 'claim' | 'refused';

/** Why something can't be recorded of somebody of whom a death stands. */
export const NOBODY_TO_ASK =
  'Deze persoon is overleden en kan hier nu geen nee op zeggen. Klopt het overlijden niet? Neem dat dan eerst terug.';

/**
 * How a block, a divorce or the end of a role counts that another records of somebody (docs/decisions/0092). Whoever has an account
 * could say no, so it is a claim. While a death stands they can't, and may turn out to live: it is refused. Of whoever has no
 * account it counts at once.
 */
export function countingOf({ sub, passed_away }: Pick<LoginState, 'sub' | 'passed_away'>): Counting {
  if (sub === null) return 'at once';
  return passed_away ? 'refused' : 'claim';
}
