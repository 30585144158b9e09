import type { GiftMeter, GiftPerson, GiftYear } from '../../domain/wire/gifts.ts';
import { unitOf } from '../../domain/gifts/units.ts';
import type { Caller } from '../caller.ts';

/** The contracts a caller may see, and the people they may know about. */
interface Sight {
  contracts: ReadonlySet<string>;
  people: ReadonlySet<string>;
  /** Whether they still belong to the family. */
  family: boolean;
}

/**
 * Whether a meter shows a divorced partner only their own contracts. The law may count them as one giver with the
 * founder for ever (art. 28 SW); the others' gifts are still the family's affair (docs/roles.md).
 */
export const isOfOwnContracts = ({ lines }: GiftMeter, own: ReadonlySet<string>): boolean =>
  lines.length > 0 && lines.every(({ contract }) => contract !== null && own.has(contract));

/**
 * Reduces a person to their name, kinship and the person the law counts them as one with: a caller learns nothing else about
 * others, and the meter of their gifts to this person is right (art. 26 SW).
 */
function nameOnly(person: GiftPerson, people: readonly GiftPerson[], today: string): GiftPerson {
  const { hashid, firstname, relation_type, kinship, child_of } = person;
  const reduced: GiftPerson = {
    ...{ hashid, firstname, relation_type, birthdate: null, death_date: null, partners: [] },
    ...(kinship && { kinship }),
    ...(child_of && { child_of }),
  };
  const { of, beside } = unitOf(hashid, today, people, 'giver');
  return of === hashid ? reduced : { ...reduced, together: of, ...(beside && { beside: true }) };
}

const seen = ({ contracts }: Sight, contract: string | null) =>
  contract !== null && contracts.has(contract) ? contract : null;

/**
 * Limits a year of gifts to what a caller may see: a manager sees all of it, a member the pairs they belong to. Those
 * are complete, as the law counts a couple as one (art. 26 SW): without the partner's gifts the figure would be wrong. A
 * contract they are not a party to is not named, and other people in those pairs are shown by name only. A divorced
 * partner sees only the pairs of their own contracts.
 * @param known the people whose details the caller sees anyway: themselves and their current partner
 */
export function visibleGifts(
  year: GiftYear,
  caller: Caller,
  sight: Sight,
  known: ReadonlySet<string>,
  today: string,
): GiftYear {
  if (caller.familyRole === 'manager') return year;
  const meters = year.meters
    .filter(({ giver, recipient }) => [...giver, ...recipient].includes(caller.hashid))
    .filter((meter) => sight.family || isOfOwnContracts(meter, sight.contracts))
    .map((meter): GiftMeter => ({
      ...meter,
      lines: meter.lines.map((line) => ({ ...line, contract: seen(sight, line.contract) })),
    }));
  const mine = ({ contract }: { contract: string | null }) => seen(sight, contract) !== null;
  const people = year.people
    .filter(({ hashid }) => sight.people.has(hashid) || known.has(hashid))
    .map((person) => (known.has(person.hashid) ? person : nameOnly(person, year.people, today)));
  return { ...year, meters, waiting: year.waiting.filter(mine), possible: year.possible.filter(mine), people };
}
