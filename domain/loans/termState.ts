import { addDays, type IsoDate } from '../dates/isoDate.ts';

/** How many days before a term the payer is reminded. */
const SOON_DAYS = 3;

/** The first day on which a term counts as late. */
export const lateFrom = (date: IsoDate, graceDays: number): IsoDate => addDays(date, graceDays + 1);

/** The state of a term that is not fully paid on a day: due within three days, late, or neither. */
export function termState(date: IsoDate, graceDays: number, today: IsoDate): 'soon' | 'late' | null {
  if (today <= date) return date <= addDays(today, SOON_DAYS) ? 'soon' : null;
  return lateFrom(date, graceDays) <= today ? 'late' : null;
}
