import { hasLogin, type LoginState } from '../../relations/canLogIn.ts';
import { PARTY_SIDES, type PartySide } from '../../wire/choices/party.ts';
import type { Side } from '../sides.ts';

/** What decides whether somebody can answer for themselves. */
export interface Voice extends LoginState {
  side: PartySide;
}

/**
 * The people of a draft, each with their side.
 * @param parties the hashids on either side
 * @param people of the family
 */
export const voicesOf = <Person extends Omit<Voice, 'side'> & { hashid: string }>(
  parties: Readonly<Record<PartySide, readonly string[]>>,
  people: readonly Person[],
): (Person & Voice)[] =>
  PARTY_SIDES.flatMap((side) =>
    people.filter(({ hashid }) => parties[side].includes(hashid)).map((person) => ({ ...person, side })),
  );

export const otherSide = (side: PartySide): PartySide => (side === 'from' ? 'to' : 'from');

/** Who on this side have a login of their own. Of one who died the heirs agree on paper. */
export const speakersOf = <Person extends Voice>(parties: readonly Person[], side: PartySide): Person[] =>
  parties.filter((party) => party.side === side && hasLogin(party));

/** Whether somebody on this side has a login of their own: then nobody else speaks for it. */
export const speaksItself = (parties: readonly Voice[], side: PartySide): boolean =>
  speakersOf(parties, side).length > 0;

/**
 * The side somebody proposes for; null when it is not theirs to propose. The people of a side propose for it: of a couple,
 * either. A manager who is not a party does it for a side that can't log in.
 * @param own the side they are on
 */
export function proposesFor(own: Side, manages: boolean, parties: readonly Voice[]): PartySide | null {
  if (own !== 'none') return own;
  if (!manages) return null;
  return PARTY_SIDES.find((side) => !speaksItself(parties, side)) ?? null;
}

/**
 * The sides that have to confirm the day on which somebody says that everybody signed on paper (docs/decisions/0085): all
 * but their own that answer for themselves. None: the day counts at once.
 * @param own the side of whoever says it
 */
export const sidesToConfirm = (own: Side, parties: readonly Voice[]): PartySide[] =>
  PARTY_SIDES.filter((side) => side !== own && speaksItself(parties, side));

/** Whether somebody takes back what was proposed for a side: who proposes or answers for it. */
export const withdrawsFor = (own: Side, manages: boolean, parties: readonly Voice[], side: PartySide): boolean =>
  proposesFor(own, manages, parties) === side || consentOf(own, manages, parties, side) !== null;

/** How somebody may agree for a side: in their own name, or by recording what was agreed on paper. */
export type Consent = 'here' | 'on_paper';

/**
 * How a person answers for a side; null when it is not theirs. Only who manages the family records what was agreed on
 * paper, and only for a side of which nobody has a login.
 */
export function consentOf(
  own: Side,
  manages: boolean,
  parties: readonly Voice[],
  answering: PartySide,
): Consent | null {
  if (own === answering) return 'here';
  return manages && !speaksItself(parties, answering) ? 'on_paper' : null;
}
