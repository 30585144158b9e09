import type { LoginState } from '../../relations/canLogIn.ts';
import { gainsBy } from '../../relations/speaking.ts';
import type { MandateEnd, MandateMatter } from '../../wire/choices/mandate.ts';
import type { PartySide } from '../../wire/choices/party.ts';

/** Two people who are or were partners; `until_date` null: they are today. */
export interface Couple {
  self_id: number;
  partner_id: number;
  until_date: string | null;
}

/** The matters that one person lets another answer for them. */
export interface Mandate {
  id: number;
  giver_id: number;
  taker_id: number;
  matters: readonly MandateMatter[];
  ended_at: Date | null;
  /** It was given with an account in other hands, and its owner has not confirmed it yet (contested.ts). */
  contested: boolean;
}

/** The facts about a person that decide who answers for them. */
export interface Person extends LoginState {
  id: number;
}

/** The facts about a family that decide who answers for whom. */
export interface Household<M extends Mandate = Mandate> {
  people: readonly Person[];
  couples: readonly Couple[];
  mandates: readonly M[];
}

/** The partner in a couple that never parted; death does not part it. Null without one. */
export function lastingPartner({ couples }: Pick<Household, 'couples'>, id: number): number | null {
  const couple = couples.find(
    ({ self_id, partner_id, until_date }) => until_date === null && (self_id === id || partner_id === id),
  );
  if (!couple) return null;
  return couple.self_id === id ? couple.partner_id : couple.self_id;
}

/** The current partner: the couple is together and both are alive. Null without one. */
export function partnerOfToday(household: Omit<Household, 'mandates'>, id: number): number | null {
  const partner = lastingPartner(household, id);
  const lives = (who: number | null) => household.people.some((person) => person.id === who && !person.passed_away);
  return lives(partner) && lives(id) ? partner : null;
}

/** Why a mandate can't be valid today, whatever was recorded about its end. Null: nothing prevents it. */
export function endOfMandate(
  household: Omit<Household, 'mandates'>,
  { giver_id, taker_id }: Pick<Mandate, 'giver_id' | 'taker_id'>,
): MandateEnd | null {
  const both = [giver_id, taker_id].map((id) => household.people.find((person) => person.id === id));
  if (both.some((person) => person?.passed_away)) return 'died';
  if (both.some((person) => !person || person.sub === null)) return 'no_login';
  if (both.some((person) => person?.blocked)) return 'blocked';
  return partnerOfToday(household, giver_id) === taker_id ? null : 'parted';
}

/** The mandates that are valid today. */
export const mandatesOfToday = <M extends Mandate>(household: Household<M>): M[] =>
  household.mandates.filter(
    (mandate) => mandate.ended_at === null && !mandate.contested && endOfMandate(household, mandate) === null,
  );

/** The facts about a contract that matter to a mandate for an answer about it. */
export interface About {
  /** By person. */
  sides: ReadonlyMap<number, PartySide>;
  /** The matters of the answer, all of which a mandate has to name; null: nobody answers it for another. */
  matters: readonly MandateMatter[] | null;
}

/**
 * The mandates by which somebody answers for another in this. None if the taker gains by it: they are on opposite sides, and the
 * giver's loss would be their gain.
 */
export const mandatesAbout = <M extends Mandate>(household: Household<M>, { sides, matters }: About): M[] =>
  mandatesOfToday(household).filter(({ giver_id, taker_id, matters: named }) => {
    const opposite = [...sides.keys()].filter((one) => sides.get(one) !== sides.get(giver_id));
    const partnerOf = (id: number) => partnerOfToday(household, id);
    return (matters?.every((one) => named.includes(one)) ?? false) && !gainsBy({ opposite, partnerOf }, taker_id);
  });

/** The mandate by which one person answers for another in this; null without one. */
export const mandateFor = <M extends Mandate>(
  household: Household<M>,
  about: About,
  { giver, taker }: { giver: number; taker: number },
): M | null =>
  mandatesAbout(household, about).find(({ giver_id, taker_id }) => giver_id === giver && taker_id === taker) ?? null;
