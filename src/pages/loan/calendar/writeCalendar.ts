import { createEvents, type DateArray } from 'ics';
import { addDays, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { CalendarDay } from './calendarDays.ts';

const parts = (date: IsoDate): DateArray => [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];

/**
 * An iCalendar file (RFC 5545) of whole days, which are the same date in every time zone. They don't make anybody busy.
 * @param url of the loan's page
 * @throws Error when a day can't be written
 */
export function writeCalendar(name: string, days: readonly CalendarDay[], url: string): Blob {
  const { error, value } = createEvents(
    days.map(({ uid, sequence, date, title, description }) => ({ uid, sequence, title, description, url, start: parts(date), end: parts(addDays(date, 1)), busyStatus: 'FREE', transp: 'TRANSPARENT' })),
    { calName: name, productId: '-//Onderling//NL', method: 'PUBLISH' },
  );
  if (error || !value) throw error ?? new Error('No calendar was written.');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
