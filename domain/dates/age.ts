import { type IsoDate, dateParts } from './isoDate.ts';

/**
 * Whole years of age on a date; 0 before the birth. A person born on 29 February turns a year older on 1 March of a
 * year without that day.
 */
export function ageOn(birthdate: IsoDate, on: IsoDate): number {
  const hadBirthday = on.slice(5) >= birthdate.slice(5);
  return Math.max(0, dateParts(on).year - dateParts(birthdate).year - (hadBirthday ? 0 : 1));
}
