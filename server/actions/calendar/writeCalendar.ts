import { createEvent, createEvents, type DateArray, type ReturnObject } from 'ics';
import { addDays, type IsoDate } from '../../../domain/dates/isoDate.ts';
import type { CalendarDay } from '../../../domain/loans/calendarDays.ts';
import { yieldingMap } from '../../yieldingMap.ts';

/** A day, and the page it is about. */
export interface CalendarEntry extends CalendarDay {
  url: string;
}

const HEADER = { productId: '-//Onderling//NL', method: 'PUBLISH' };
const [BEGIN, END] = ['BEGIN:VEVENT', 'END:VCALENDAR'];

const parts = (date: IsoDate): DateArray => [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];

function written({ error, value }: ReturnObject): string {
  if (error || !value) throw error ?? new Error('No calendar was written.');
  return value;
}

/** One day, cut out of the one-day calendar that the library makes. */
function eventText({ date, alarm, ...rest }: CalendarEntry): string {
  const text = written(
    createEvent({
      ...rest,
      start: parts(date),
      end: parts(addDays(date, 1)),
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      // At nine in the morning of the day before: a day begins at midnight, when nobody reads a reminder.
      ...(alarm && { alarms: [{ action: 'display', description: rest.title, trigger: { before: true, hours: 15 } }] }),
    }),
  );
  return text.slice(text.indexOf(BEGIN), text.lastIndexOf(END));
}

/**
 * An iCalendar text (RFC 5545) of whole days, which are the same date in every time zone. They don't mark anybody as
 * busy. The library takes a third of a millisecond per day, so other requests get their turn in between.
 * @throws Error when a day can't be written
 */
export async function writeCalendar(name: string, entries: readonly CalendarEntry[]): Promise<string> {
  const frame = written(createEvents([], { ...HEADER, calName: name }));
  const end = frame.lastIndexOf(END);
  return `${frame.slice(0, end)}${(await yieldingMap(entries, eventText)).join('')}${frame.slice(end)}`;
}
