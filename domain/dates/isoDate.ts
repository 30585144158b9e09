import { addDays as laterDay } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** A date without a time, `yyyy-MM-dd`. */
export type IsoDate = string;

const DAY_MS = 86_400_000;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days of a month; `month` counts from 0 (January). */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 1 && leap ? 29 : (DAYS[month] ?? 0);
}

/** Year, month (from 0) and day of a date that is known to be one. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) - 1, day: Number(date.slice(8, 10)) };
}

/** Joins year, month (from 0) and day. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether this is a date of the calendar, written `yyyy-MM-dd`: not 2025-02-30, no time, no zone. */
export function isIsoDate(text: unknown): text is IsoDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = dateParts(text);
  return year >= 1 && month >= 0 && month <= 11 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * The same day `months` later (or earlier), or the last day of a shorter month: 31 January → 28 February.
 * For a series count from the first date each time, so that 31 January → 28 February → 31 March.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date);
  const index = year * 12 + month + months;
  const newYear = Math.floor(index / 12);
  const newMonth = index - newYear * 12;
  return isoDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** The date a number of days later (or earlier). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return lightFormat(laterDay(parseISO(date), days), 'yyyy-MM-dd');
}

/**
 * Calendar days from one date to another; negative when `to` is earlier. A date without a time is read as UTC, where each day is
 * as long: a sum of two numbers, because a large family's statement counts days by the hundred thousand (docs/performance.md).
 */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Days by the 30E/360 convention (domain.md 3.1): every month has 30 days, a 31st counts as the 30th. */
export function days30E360(from: IsoDate, to: IsoDate): number {
  const a = dateParts(from);
  const b = dateParts(to);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + Math.min(b.day, 30) - Math.min(a.day, 30);
}
