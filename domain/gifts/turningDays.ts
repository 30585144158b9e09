import { hashids } from '../contracts/sides.ts';
import { addDays, addMonths, type IsoDate } from '../dates/isoDate.ts';
import type { Contract } from '../wire/contract.ts';
import type { GiftPartnership, GiftPerson } from '../wire/gifts.ts';
import { pairOf } from './units.ts';

/** A day this many months later, and the day after it: counted from 29 February it falls on 1 March. */
const after = (date: IsoDate | null, months: number): IsoDate[] =>
  date === null ? [] : [addMonths(date, months), addDays(addMonths(date, months), 1)];

/** The days on which the law may start or stop counting two people as one (relations/giftPartners.ts, art. 26 lid 2 SW). */
function candidates({ from, contract_from: contract, until }: GiftPartnership): IsoDate[] {
  return [
    ...after(until, 0),
    ...after(from, 0),
    ...after(from, -12),
    ...after(from, 24),
    ...after(contract, 24),
    ...after(from, 60),
  ];
}

/** The days from which somebody has been of age for two years, as cohabiting partners must be (art. 1a SW). */
const ofAge = ({ birthdate }: GiftPerson): IsoDate[] => after(birthdate, 20 * 12);

/**
 * The days within a span, its first left out, from which the parties of a contract count as another giver or recipient: they
 * parted, or became one with somebody. From then on a day-by-day gift is between others. In order.
 */
export function turningDays(
  { parties }: Pick<Contract, 'parties'>,
  people: readonly GiftPerson[],
  { first, last }: { first: IsoDate; last: IsoDate },
): IsoDate[] {
  const [from, to] = [hashids(parties.from), hashids(parties.to)];
  const countedOn = (day: IsoDate) =>
    from
      .flatMap((giver) => to.map((recipient) => pairOf(giver, recipient, day, people)))
      .map(({ key, kinship }) => `${key} ${kinship}`)
      .join();
  const bonds = people
    .filter(({ hashid }) => from.includes(hashid) || to.includes(hashid))
    .flatMap(({ partners }) => partners.flatMap(candidates));
  const days = [...bonds, ...people.flatMap(ofAge)].filter((day) => first < day && day <= last);
  return [...new Set(days)].sort().filter((day) => countedOn(addDays(day, -1)) !== countedOn(day));
}
