import type { Side } from '../sides.ts';

/** What decides whether somebody can answer for themselves. */
export interface Voice {
  side: 'from' | 'to';
  /** Their login; null without one. */
  sub: string | null;
  blocked: boolean;
  passed_away: boolean;
}

/** One of the two sides of a contract. */
export type OneSide = Exclude<Side, 'none'>;

/**
 * The people of a draft, each with their side.
 * @param parties the hashids on either side
 * @param people of the family
 */
export const voicesOf = <Person extends Omit<Voice, 'side'> & { hashid: string }>(
  parties: Readonly<Record<OneSide, readonly string[]>>,
  people: readonly Person[],
): (Person & Voice)[] =>
  (['from', 'to'] as const).flatMap((side) =>
    people.filter(({ hashid }) => parties[side].includes(hashid)).map((person) => ({ ...person, side })),
  );

export const otherSide = (side: OneSide): OneSide => (side === 'from' ? 'to' : 'from');

/**
 * Who on this side have a login of their own. One who is blocked counts, as the same parent blocks; one who died does not,
 * and the heirs agree on paper.
 */
export const speakersOf = <Person extends Voice>(parties: readonly Person[], side: OneSide): Person[] =>
  parties.filter((party) => party.side === side && party.sub !== null && !party.passed_away);

/** Whether somebody on this side has a login of their own: then nobody else speaks for it. */
export const speaksItself = (parties: readonly Voice[], side: OneSide): boolean => speakersOf(parties, side).length > 0;

/**
 * The side somebody proposes for; null when it is not theirs to propose. The people of a side propose for it: of a couple,
 * either. Who manages the family and is no party does it for a side that can't log in.
 * @param own the side they are on
 */
export function proposesFor(own: Side, manages: boolean, parties: readonly Voice[]): OneSide | null {
  if (own !== 'none') return own;
  if (!manages) return null;
  return (['from', 'to'] as const).find((side) => !speaksItself(parties, side)) ?? null;
}

/**
 * The sides that have to confirm the day on which somebody says that everybody signed on paper (docs/decisions/0085): all
 * but their own that answer for themselves. None: the day counts at once.
 * @param own the side of who says it
 */
export const sidesToConfirm = (own: Side, parties: readonly Voice[]): OneSide[] =>
  (['from', 'to'] as const).filter((side) => side !== own && speaksItself(parties, side));

/** Whether somebody takes back what was proposed for a side: who proposes or answers for it. */
export const withdrawsFor = (own: Side, manages: boolean, parties: readonly Voice[], side: OneSide): boolean =>
  proposesFor(own, manages, parties) === side || consentOf(own, manages, parties, side) !== null;

/** How somebody may agree for a side: in their own name, or by recording what was agreed on paper. */
export type Consent = 'here' | 'on_paper';

/**
 * How a person answers for a side; null when it is not theirs. Only who manages the family records what was agreed on
 * paper, and only for a side of which nobody has a login.
 */
export function consentOf(own: Side, manages: boolean, parties: readonly Voice[], answering: OneSide): Consent | null {
  if (own === answering) return 'here';
  return manages && !speaksItself(parties, answering) ? 'on_paper' : null;
}
