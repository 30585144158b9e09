import { addDays, dateParts, type IsoDate, isoDate, weekday } from './isoDate.ts';

/** Easter Sunday in the Gregorian calendar (Butcher's rule; 1900 to 2199). */
function easter(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const day = moon + weekday - 7 * late + 114;
  return isoDate(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

/** From Easter Sunday: Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const AROUND_EASTER = [-2, 1, 39, 50];
const FIXED = ['-01-01', '-05-01', '-05-05', '-12-25', '-12-26'];
const KINGS_DAY = 27;

/** 27 April, or the day before if that is a Sunday. */
function kingsDay(year: number): IsoDate {
  const day = isoDate(year, 3, KINGS_DAY);
  return weekday(day) === 0 ? addDays(day, -1) : day;
}

/**
 * Whether a day counts for art. 17aa lid 2 Uitv.reg. IB: no weekend, no public holiday (Algemene termijnenwet art. 3),
 * no Good Friday and no 1 May.
 */
export function isWorkingDay(date: IsoDate): boolean {
  if (weekday(date) % 6 === 0 || FIXED.some((day) => date.endsWith(day))) return false;
  const { year } = dateParts(date);
  return date !== kingsDay(year) && !AROUND_EASTER.some((days) => date === addDays(easter(year), days));
}

/** The n-th working day of a month (from 0). */
export function workingDayOf(year: number, month: number, n: number): IsoDate {
  let date = isoDate(year, month, 1);
  for (let left = n - (isWorkingDay(date) ? 1 : 0); left > 0;) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}
