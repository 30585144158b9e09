import { type IsoDate, isIsoDate, toDate } from './isoDate.ts';

const long = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * Reads a date as people type it (docs/screens.md 2.2): `1-2-1980`, `1/2/1980`, `1.2.1980`, `1 2 1980`, `01021980`:
 * day, month, a year of four digits. Null for anything else, and for a day the calendar doesn't have.
 */
export function parseDutchDate(text: string): IsoDate | null {
  const trimmed = text.trim();
  const match =
    /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (match === null) return null;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** For tables and fields: `14-04-2026`. */
export const formatDate = (date: IsoDate): string => date.split('-').reverse().join('-');

/** For running text: `14 april 2026`. */
export const formatDateLong = (date: IsoDate): string => long.format(toDate(date));
