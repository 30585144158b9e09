import { createEvents, type DateArray } from 'ics';
import { addDays, type IsoDate } from '../../domain/dates/isoDate.ts';
import type { CalendarDay } from '../../domain/loans/calendarDays.ts';

/** A day, and the page it is about. */
export interface CalendarEntry extends CalendarDay {
  url: string;
}

const parts = (date: IsoDate): DateArray => [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];

/**
 * An iCalendar text (RFC 5545) of whole days, which are the same date in every time zone. They don't make anybody busy.
 * @throws Error when a day can't be written
 */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const { error, value } = createEvents(
    entries.map(({ date, ...rest }) => ({ ...rest, start: parts(date), end: parts(addDays(date, 1)), busyStatus: 'FREE', transp: 'TRANSPARENT' })),
    { calName: name, productId: '-//Onderling//NL', method: 'PUBLISH' },
  );
  if (error || !value) throw error ?? new Error('No calendar was written.');
  return value;
}
