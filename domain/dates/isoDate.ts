import { addDays as laterDay } from 'date-fns/addDays';
import { addMonths as laterMonth } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';

/** A date without a time, `yyyy-MM-dd`. */
export type IsoDate = string;

const DAY_MS = 86_400_000;

/** The day that a Date is on this computer's own calendar. */
export const toIsoDate = (date: Date): IsoDate => formatISO(date, { representation: 'date' });

/** Year, month (from 0) and day of a date that is known to be one. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) - 1, day: Number(date.slice(8, 10)) };
}

/** The start of the day on this computer's own calendar, for what counts with a Date. */
export function toDate(date: IsoDate): Date {
  const { year, month, day } = dateParts(date);
  return new Date(year, month, day);
}

/** Joins year, month (from 0) and day. */
export const isoDate = (year: number, month: number, day: number): IsoDate => toIsoDate(new Date(year, month, day));

/** Whether this is a date of the calendar, written `yyyy-MM-dd`: not 2025-02-30, no time, no zone. */
export const isIsoDate = (text: unknown): text is IsoDate =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && toIsoDate(toDate(text)) === text;

/**
 * The same day `months` later (or earlier), or the last day of a shorter month: 31 January → 28 February.
 * For a series count from the first date each time, so that 31 January → 28 February → 31 March.
 */
export const addMonths = (date: IsoDate, months: number): IsoDate => toIsoDate(laterMonth(toDate(date), months));

/** The date a number of days later (or earlier). */
export const addDays = (date: IsoDate, days: number): IsoDate => toIsoDate(laterDay(toDate(date), days));

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
