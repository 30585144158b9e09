import { differenceInYears } from 'date-fns/differenceInYears';
import { type IsoDate, toDate } from './isoDate.ts';

/**
 * Whole years of age on a date; 0 before the birth. Who is born on 29 February turns a year older on 1 March of a year
 * without that day.
 */
export const ageOn = (birthdate: IsoDate, on: IsoDate): number =>
  Math.max(0, differenceInYears(toDate(on), toDate(birthdate)));
