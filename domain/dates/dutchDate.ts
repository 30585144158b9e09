import { type IsoDate, dateParts, isIsoDate } from './isoDate.ts';

const MONTHS = [
  'januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december',
] as const;

/**
 * Reads a date as people type it (ux.md 2.2): `1-2-1980`, `1/2/1980`, `1.2.1980`, `1 2 1980`, `01021980`: day, month, a year of
 * four digits. Null for anything else, and for a day the calendar doesn't have.
 */
export function parseDutchDate(text: string): IsoDate | null {
  const trimmed = text.trim();
  const match = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (match === null) return null;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** For tables and fields: `14-04-2026`. */
export function formatDate(date: IsoDate): string {
  return `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** For running text: `14 april 2026`. */
export function formatDateLong(date: IsoDate): string {
  const { year, month, day } = dateParts(date);
  return `${day} ${MONTHS[month] ?? ''} ${year}`;
}
