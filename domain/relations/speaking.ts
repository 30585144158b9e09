import { hasLogin, type LoginState } from './canLogIn.ts';

/*
 * Who may speak in the place of somebody (docs/decisions/0016): the one rule that proposals, records, mandates and the day of signing
 * ask. Nobody does so for whoever has a login, but by a mandate or a clause; and never who gains by it.
 */

/** Somebody as far as it decides who speaks in their place. */
export interface Represented extends Pick<LoginState, 'sub' | 'passed_away'> {
  /** They had a login once; it stays so when they are erased. */
  signed: boolean;
}

/** Whether somebody answered here themselves and no longer can: they died, or their login is gone. */
export const answeredOnce = (person: Represented): boolean =>
  (person.sub !== null || person.signed) && !hasLogin(person);

/** The side opposite somebody, and who is whose partner today: whoever lives in one purse gains with the other. */
export interface Opposite<Id> {
  opposite: readonly Id[];
  partnerOf: (who: Id) => Id | null;
}

/** Whether somebody gains by what these people say too little: they stand opposite them, or their partner of today does. */
export function gainsBy<Id>({ opposite, partnerOf }: Opposite<Id>, who: Id): boolean {
  const partner = partnerOf(who);
  return opposite.includes(who) || (partner !== null && opposite.includes(partner));
}

/** Those of them who gain nothing by it. */
export const impartial = <Id>(against: Opposite<Id>, people: readonly Id[]): Id[] =>
  people.filter((who) => !gainsBy(against, who));
