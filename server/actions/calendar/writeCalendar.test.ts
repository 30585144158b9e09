import assert from 'node:assert/strict';
import { test } from 'node:test';
import ical from 'node-ical';
import { type CalendarEntry, writeCalendar } from './writeCalendar.ts';

const entry = (date: string, changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: `een-${date}@onderling`,
  sequence: 5,
  date,
  title: 'Betaal',
  description: 'Dak',
  url: 'https://onderling.example/lening/een',
  alarm: false,
  ...changes,
});

/** The calendar as another program parses it. */
const eventsOf = (text: string) => Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');

test('R-8.5 a day is a whole day, on its own date in every time zone, also when the clocks change', async () => {
  const text = await writeCalendar(
    'Onderling',
    ['2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31'].map((date) => entry(date)),
  );
  assert.deepEqual(
    eventsOf(text).map(({ datetype }) => datetype),
    Array(4).fill('date'),
  );
  assert.deepEqual(
    [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gmu)].map(([, date]) => date),
    ['20260228', '20260329', '20261025', '20261231'],
  );
  assert.deepEqual(
    [...text.matchAll(/^DTEND;VALUE=DATE:(\d+)/gmu)].map(([, date]) => date),
    ['20260301', '20260330', '20261026', '20270101'],
  );
});

test('S-99 text that a user wrote stays text and never becomes a line of the calendar', async () => {
  const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y; "en", \\ meer'.repeat(3);
  const text = await writeCalendar('Onderling', [
    entry('2026-12-31', { description: evil, title: 'Betaal aan Jan\nBEGIN:VEVENT' }),
  ]);
  const [event, ...more] = eventsOf(text);
  assert.deepEqual([more.length, event?.url], [0, 'https://onderling.example/lening/een']);
  for (const line of text.split('\r\n')) assert.ok(line.length <= 75, line);
});

test('an empty calendar is a valid calendar', async () => {
  const text = await writeCalendar('Onderling', []);
  assert.match(text, /^BEGIN:VCALENDAR\r\n[^]*X-WR-CALNAME:Onderling\r\n[^]*END:VCALENDAR\r\n$/u);
});

test('a long calendar is written in slices, so other requests are answered in between', async () => {
  const many = Array.from({ length: 400 }, (_, i) => entry(`20${30 + (i % 60)}-02-11`, { uid: `een-${i}@onderling` }));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const text = await writeCalendar('Onderling', many);
  clearInterval(timer);
  assert.equal(eventsOf(text).length, 400);
  assert.ok(turns > 1);
});

test('R-8.5 only the payer is reminded, at nine in the morning of the day before', async () => {
  const text = await writeCalendar('Onderling', [entry('2026-12-01', { alarm: true }), entry('2026-12-02')]);
  assert.equal(text.split('BEGIN:VALARM').length, 2);
  assert.match(text, /BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Betaal\r\nTRIGGER:-PT15H\r\nEND:VALARM/u);
});
