import { formatDate, formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

/** A date: '14 april 2026' in running text, '14-04-2026' in a table. */
export function DateText({ date, table = false }: { date: IsoDate; table?: boolean }) {
  return <time dateTime={date}>{table ? formatDate(date) : formatDateLong(date)}</time>;
}
