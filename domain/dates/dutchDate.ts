import { type IsoDate, isIsoDate } from './isoDate.ts';

export const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(
  ' ',
);

/**
 * Reads day, month and year of what people type (docs/screens.md 2.2): `1-2-1980`, `1/2/1980`, `1.2.1980`, `1 2 1980`,
 * `01021980`, day and month in full: `01`, `02`. A year of fewer than four digits stays unchanged. Null for anything
 * else; the calendar is not checked.
 */
export function dutchDateParts(text: string): { day: string; month: string; year: string } | null {
  const trimmed = text.trim();
  const match =
    /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{1,4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (match === null) return null;
  const [, day = '', month = '', year = ''] = match;
  return { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year };
}

/** Reads a date as people type it. Null for anything else, and for a day the calendar doesn't have. */
export function parseDutchDate(text: string): IsoDate | null {
  const parts = dutchDateParts(text);
  if (parts === null) return null;
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return isIsoDate(date) ? date : null;
}

/** For tables and fields: `14-04-2026`. */
export const formatDate = (date: IsoDate): string => date.split('-').reverse().join('-');

/** For running text: `14 april 2026`. */
export function formatDateLong(date: IsoDate): string {
  const [year = '', month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
