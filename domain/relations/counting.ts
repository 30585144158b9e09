import type { LoginState } from './canLogIn.ts';

/** How a fact counts that one person records about another. */
export type Counting = 'at once' | 'claim' | 'refused';

/** Why something can't be recorded about a person recorded as dead. */
export const NOBODY_TO_ASK =
  'Deze persoon is overleden en kan hier nu geen nee op zeggen. Klopt het overlijden niet? Neem dat dan eerst terug.';

/** The same for a divorce, if it is the partner who could not object. */
export const NO_PARTNER_TO_ASK =
  'De partner van deze persoon is overleden en kan hier nu geen nee op zeggen. Klopt het overlijden niet? Neem dat dan eerst terug.';

type Account = Pick<LoginState, 'sub' | 'passed_away'>;

/**
 * How a block, a divorce or the end of a role counts if somebody else records it (docs/decisions/0013). A person with an account
 * could object, so it is a claim. While recorded as dead they can't, and may turn out to be alive: it is refused. About a person
 * without an account it counts at once.
 */
export function countingOf({ sub, passed_away }: Account): Counting {
  if (sub === null) return 'at once';
  return passed_away ? 'refused' : 'claim';
}

/**
 * How a divorce counts, and who is asked about it. It concerns two people: for a person without an account the partner who speaks
 * for them could object (docs/decisions/0013). Recorded about oneself, or about a partner without an account, it counts at once.
 * @param partner the partner they part from, if they have one
 * @param by the person who records it
 */
export function divorceCounting<P extends Account & { hashid: string }>(
  person: P,
  partner: P | undefined,
  by: string,
): { counting: Counting; asked: P } {
  const asked = partner && person.sub === null && partner.sub !== null ? partner : person;
  return { counting: [asked.hashid, person.hashid].includes(by) ? 'at once' : countingOf(asked), asked };
}
