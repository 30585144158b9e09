import type { IsoDate } from '../dates/isoDate.ts';
import type { Party } from '../wire/party.ts';

/** The day of each death, by hashid, as far as known. */
export type Deaths = ReadonlyMap<string, IsoDate>;

export const NO_DEATHS: Deaths = new Map();

export const deathsAmong = (people: readonly { hashid: string; death_date: IsoDate | null }[]): Deaths =>
  new Map(people.flatMap(({ hashid, death_date }) => (death_date === null ? [] : [[hashid, death_date]])));

/** The day on which the last of these people died; null while one of them may be alive, or the day is unknown. */
function lastDeath(parties: readonly Pick<Party, 'hashid'>[], deaths: Deaths): IsoDate | null {
  const days = parties.flatMap(({ hashid }) => deaths.get(hashid) ?? []);
  return days.length === parties.length ? (days.sort().at(-1) ?? null) : null;
}

/** The day on which the first of two people died; null while nobody did, as far as known, and for one person. */
function firstDeath(parties: readonly Pick<Party, 'hashid'>[], deaths: Deaths): IsoDate | null {
  const days = parties.flatMap(({ hashid }) => deaths.get(hashid) ?? []);
  return parties.length > 1 ? (days.sort()[0] ?? null) : null;
}

/** The first of the two to die; for deaths on one day the first in order. */
export function firstDead(parties: readonly Party[], deaths: Deaths): Party | null {
  const day = firstDeath(parties, deaths);
  return day === null ? null : (parties.find(({ hashid }) => deaths.get(hashid) === day) ?? null);
}

/** Both, for the givers of a gift on paper. */
export const deathsOf = (
  parties: readonly Pick<Party, 'hashid'>[],
  deaths: Deaths,
): [last: IsoDate | null, first: IsoDate | null] => [lastDeath(parties, deaths), firstDeath(parties, deaths)];
