import { hasLogin, type LoginState } from './canLogIn.ts';

/*
 * The right to speak for somebody (docs/decisions/0016): the one rule for proposals, records, mandates and the day of signing.
 * Nobody does for a person with a login, except by a mandate or a clause; and never a person who gains by it.
 */

/** The facts about somebody that decide who speaks for them. */
export interface Represented extends Pick<LoginState, 'sub' | 'passed_away'> {
  /** They had a login once; this stays true when they are erased. */
  signed: boolean;
}

/** Whether somebody answered here themselves and no longer can: they died, or their login is gone. */
export const answeredOnce = (person: Represented): boolean =>
  (person.sub !== null || person.signed) && !hasLogin(person);

/** The side opposite somebody, and who is whose partner today: people in one household share each other's gains. */
export interface Opposite<Id> {
  opposite: readonly Id[];
  partnerOf: (who: Id) => Id | null;
}

/** Whether somebody gains if these people say too little: they, or their current partner, are on the opposite side. */
export function gainsBy<Id>({ opposite, partnerOf }: Opposite<Id>, who: Id): boolean {
  const partner = partnerOf(who);
  return opposite.includes(who) || (partner !== null && opposite.includes(partner));
}

/** Those of them who gain nothing by it. */
export const impartial = <Id>(against: Opposite<Id>, people: readonly Id[]): Id[] =>
  people.filter((who) => !gainsBy(against, who));
