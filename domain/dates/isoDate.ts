/**
 * A date without a time, `yyyy-MM-dd`. It is counted in UTC, never in the zone of this computer: there are zones in which a
 * calendar day does not exist (Apia skipped 30 December 2011).
 */
export type IsoDate = string;

const DAY_MS = 86_400_000;

const written = (instant: number): IsoDate => new Date(instant).toISOString().slice(0, 10);

/** Year, month (from 0) and day of a valid date. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) - 1, day: Number(date.slice(8, 10)) };
}

/** Joins year, month (from 0) and day; a day or month beyond its range counts on. */
export const isoDate = (year: number, month: number, day: number): IsoDate => written(Date.UTC(year, month, day));

/** The day of the week, from 0 for Sunday. */
export const weekday = (date: IsoDate): number => new Date(date).getUTCDay();

function isCalendarDay(date: string): boolean {
  const { year, month, day } = dateParts(date);
  return year > 0 && month >= 0 && month < 12 && day > 0 && isoDate(year, month, day) === date;
}

/** Whether this is a date of the calendar, written `yyyy-MM-dd`: not 2025-02-30, no time, no zone. */
export const isIsoDate = (text: unknown): text is IsoDate =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text);

/**
 * The same day `months` later (or earlier), or the last day of a shorter month: 31 January → 28 February.
 * For a series count from the first date each time, so that 31 January → 28 February → 31 March.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return isoDate(year, month + months, Math.min(day, lastDay));
}

/** The date a number of days later (or earlier). */
export const addDays = (date: IsoDate, days: number): IsoDate => written(Date.parse(date) + days * DAY_MS);

/**
 * Calendar days from one date to another; negative when `to` is earlier. A date without a time is read as UTC, where
 * each day is as long: a sum of two numbers, because a large family's statement counts days by the hundred thousand
 * (docs/performance.md).
 */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Days by the 30E/360 convention (docs/domain.md 3.1): every month has 30 days, a 31st counts as the 30th. */
export function days30E360(from: IsoDate, to: IsoDate): number {
  const a = dateParts(from);
  const b = dateParts(to);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + Math.min(b.day, 30) - Math.min(a.day, 30);
}
