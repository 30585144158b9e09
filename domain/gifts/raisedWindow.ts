import { ageOn } from '../dates/age.ts';
import { type IsoDate, addMonths } from '../dates/isoDate.ts';

const YOUNGEST = 18;
const OLDEST = 40;

export interface RaisedWindow {
  /** The first 18th birthday of the couple. */
  from: IsoDate;
  /** The last 40th birthday, that day included. */
  until: IsoDate;
}

function birthday(birthdate: IsoDate, age: number): IsoDate {
  const date = addMonths(birthdate, age * 12);
  // A person born on 29 February is a year older on 1 March of a year without that day, as in domain/dates/age.ts.
  return ageOn(birthdate, date) < age ? `${date.slice(0, 5)}03-01` : date;
}

/**
 * The days between which a child or its partner has the age for a raised exemption (art. 33-5° SW); null without any
 * birth date.
 */
export function raisedWindow(birthdates: readonly (IsoDate | null)[]): RaisedWindow | null {
  const known = birthdates.filter((birthdate) => birthdate !== null);
  if (known.length === 0) return null;
  const of = (age: number) => known.map((birthdate) => birthday(birthdate, age)).sort();
  return { from: of(YOUNGEST)[0] ?? '', until: of(OLDEST).at(-1) ?? '' };
}

/** The side of the window on which a day falls; for a couple one of the two is enough, on that very day. */
export function ageFor(
  birthdates: readonly (IsoDate | null)[],
  date: IsoDate,
): 'right' | 'too_young' | 'too_old' | 'no_birthdate' {
  const windows = birthdates.map((birthdate) => raisedWindow([birthdate])).filter((window) => window !== null);
  if (windows.some(({ from, until }) => from <= date && date <= until)) return 'right';
  if (windows.length === 0 || windows.length < birthdates.length) return 'no_birthdate';
  return windows.some(({ from }) => date < from) ? 'too_young' : 'too_old';
}
