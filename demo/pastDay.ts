import { type IsoDate, addMonths } from '../domain/dates/isoDate.ts';

/**
 * A day that is always past, whenever the demo starts: the newest `MM-dd` up to today, and then a number of years
 * earlier.
 */
export type PastDay = readonly [years: number, monthAndDay: string];

/** The date of a past day, seen from today. */
export function dateOf([years, monthAndDay]: PastDay, today: IsoDate): IsoDate {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return addMonths(thisYear, -12 * (thisYear > today ? years + 1 : years));
}
