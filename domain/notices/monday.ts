import { addDays, type IsoDate, weekday } from '../dates/isoDate.ts';

/** The Monday of the week of a day. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekday(date) + 6) % 7));
