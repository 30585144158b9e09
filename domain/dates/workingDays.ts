import { isWeekend } from 'date-fns/isWeekend';
import { parseISO } from 'date-fns/parseISO';
import { addDays, type IsoDate, isoDate } from './isoDate.ts';

/** In January only New Year's Day is a public holiday (Algemene termijnenwet art. 3). */
const isWorkingDay = (date: IsoDate): boolean => !isWeekend(parseISO(date)) && !date.endsWith('-01-01');

/** The n-th working day of January: weekends and New Year's Day do not count (art. 17aa Uitv.reg. IB). */
export function workingDayOfJanuary(year: number, n: number): IsoDate {
  let date = isoDate(year, 0, 1);
  for (let left = n - (isWorkingDay(date) ? 1 : 0); left > 0;) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}
