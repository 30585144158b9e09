import { addDays, type IsoDate } from '../dates/isoDate.ts';

/** The Monday of the week of a day. */
export function mondayOf(date: IsoDate): IsoDate {
  // A date without a time is read as UTC; Sunday is 0.
  const weekday = new Date(date).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}
