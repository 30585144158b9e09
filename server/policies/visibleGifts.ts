import type { GiftMeter, GiftPerson, GiftYear } from '../../domain/wire/gifts.ts';
import { unitOf } from '../../domain/gifts/units.ts';
import type { Caller } from '../caller.ts';

/** The contracts a caller may see, and the people they may know of. */
interface Sight {
  contracts: ReadonlySet<string>;
  people: ReadonlySet<string>;
  /** Whether they are still of the family. */
  family: boolean;
}

/**
 * Whether a meter tells somebody who divorced only of their own contracts. The law may count them as one giver with the
 * founder for ever (art. 28 SW); what the others gave is the family's all the same (docs/roles.md).
 */
export const isOfOwnContracts = ({ lines }: GiftMeter, own: ReadonlySet<string>): boolean =>
  lines.length > 0 && lines.every(({ contract }) => contract !== null && own.has(contract));

/**
 * Reduces a person to the name, the kinship and with whom the law counts them as one: a caller learns no more of somebody else, and
 * the meter of what they write to this person is right (art. 26 SW).
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
 * are whole, as the law counts a couple as one (art. 26 SW): without what the partner got the figure would be wrong. A
 * contract they are no party to is not named, and of the other people in those pairs only the name is told. Who divorced
 * sees the pairs of their own contracts alone.
 * @param known whose details the caller sees anyway: themselves and their partner of today
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
