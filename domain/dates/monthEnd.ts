import { addDays, addMonths, type IsoDate } from './isoDate.ts';

/** The last day of the month of a date. */
export const monthEndOf = (date: IsoDate): IsoDate => addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1);

/** Whether a date is the last day of its month. */
export const isMonthEnd = (date: IsoDate): boolean => monthEndOf(date) === date;

/** As addMonths, or with `onLastDay` the last day of that month. */
export function laterInSeries(date: IsoDate, months: number, onLastDay: boolean): IsoDate {
  const day = addMonths(date, months);
  return onLastDay ? monthEndOf(day) : day;
}
