import type { IsoDate } from './isoDate.ts';

/**
 * Whole years of age on a date. Who is born on 29 February turns a year older on 1 March of a year without that day.
 */
export function ageOn(birthdate: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return on.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
