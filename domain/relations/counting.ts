import type { LoginState } from './canLogIn.ts';

/** How something counts that another records of somebody. */
export type Counting = 'at once' | 'claim' | 'refused';

/** Why something can't be recorded of somebody of whom a death stands. */
export const NOBODY_TO_ASK =
  'Deze persoon is overleden en kan hier nu geen nee op zeggen. Klopt het overlijden niet? Neem dat dan eerst terug.';

/** The same of a divorce, where it is the partner who could not say no. */
export const NO_PARTNER_TO_ASK =
  'De partner van deze persoon is overleden en kan hier nu geen nee op zeggen. Klopt het overlijden niet? Neem dat dan eerst terug.';

type Account = Pick<LoginState, 'sub' | 'passed_away'>;

/**
 * How a block, a divorce or the end of a role counts that another records of somebody (docs/decisions/0013). Whoever has an account
 * could say no, so it is a claim. While a death stands they can't, and may turn out to live: it is refused. Of whoever has no
 * account it counts at once.
 */
export function countingOf({ sub, passed_away }: Account): Counting {
  if (sub === null) return 'at once';
  return passed_away ? 'refused' : 'claim';
}

/**
 * How a divorce counts, and whom it is asked of. It is of two people: of who has no account their partner could say no, who speaks for
 * them (docs/decisions/0013). What somebody records of themselves, or of a partner without an account, counts at once.
 * @param partner of whom they part: their partner until now, if they have one
 * @param by who records it
 */
export function divorceCounting<P extends Account & { hashid: string }>(
  person: P,
  partner: P | undefined,
  by: string,
): { counting: Counting; asked: P } {
  const asked = partner && person.sub === null && partner.sub !== null ? partner : person;
  return { counting: [asked.hashid, person.hashid].includes(by) ? 'at once' : countingOf(asked), asked };
}
