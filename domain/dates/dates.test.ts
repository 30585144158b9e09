import fc from 'fast-check';
import { ageOn } from './age.ts';
import { formatDate, formatDateLong, parseDutchDate } from './dutchDate.ts';
import { addDays, addMonths, days30E360, daysBetween, isIsoDate } from './isoDate.ts';
import { dayInAmsterdam, todayInAmsterdam, yearInAmsterdam } from './today.ts';
import '../test/seed.ts';

describe('isIsoDate', () => {
  test.each(['2024-02-29', '2000-02-29', '1920-01-01', '9999-12-31'])('%s is a date', (text) =>
    expect(isIsoDate(text)).toBe(true),
  );
  test.each([
    '2025-02-29',
    '1900-02-29',
    '2000-02-31',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '0000-01-01',
    '2025-1-1',
    '',
    '2025-01-01T00:00:00Z',
    '2025-01-01\n',
    20250101,
    null,
    undefined,
    ['2025-01-01'],
  ])('%p is not', (text) => expect(isIsoDate(text)).toBe(false));
});

describe('counting with dates', () => {
  test.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 2, '2025-03-31'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-06-30', -18, '2023-12-30'],
  ])('%s and %i months is %s', (date, months, result) => expect(addMonths(date, months)).toBe(result));

  test.each([
    ['2025-03-12', '2025-04-01', 19],
    ['2025-01-30', '2025-01-31', 0],
    ['2025-01-31', '2025-02-28', 28],
    ['2025-02-28', '2025-03-31', 32],
    ['2025-01-01', '2026-01-01', 360],
  ])('from %s to %s are %i days by 30E/360', (from, to, days) => expect(days30E360(from, to)).toBe(days));

  test('days are days, also when the clock changes', () => {
    expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2);
    expect(addDays('2025-10-25', 2)).toBe('2025-10-27');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
        expect(daysBetween('2000-01-01', addDays('2000-01-01', days))).toBe(days);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('R-3.13 dates as Dutch people type them (docs/screens.md 2.2)', () => {
  test.each([
    ['1-2-1980', '1980-02-01'],
    ['1/2/1980', '1980-02-01'],
    ['1.2.1980', '1980-02-01'],
    ['1 2 1980', '1980-02-01'],
    ['01021980', '1980-02-01'],
    ['01-02-1980', '1980-02-01'],
    [' 31-12-1999 ', '1999-12-31'],
    ['29-2-2024', '2024-02-29'],
    ['1 - 2 - 1980', '1980-02-01'],
  ])('%s', (text, date) => expect(parseDutchDate(text)).toBe(date));

  test.each([
    '31-02-2000',
    '29-02-2025',
    '31-4-2025',
    '0-1-2000',
    '1-13-2000',
    '1-2-80',
    '1980-02-01',
    '121980',
    '1-2-19800',
    '',
    'morgen',
    '1-2-',
    '1--2-1980',
  ])('%p is refused', (text) => expect(parseDutchDate(text)).toBeNull());

  test('displayed dates can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const date = addDays('1920-01-01', days);
        expect(parseDutchDate(formatDate(date))).toBe(date);
      }),
      { numRuns: 1000 },
    );
  });
});

test('R-2.12 R-7.5 dates as displayed: in a table and in running text', () => {
  expect(formatDate('2026-04-14')).toBe('14-04-2026');
  expect(formatDateLong('2026-04-04')).toBe('4 april 2026');
});

describe('22: today in the Netherlands, wherever the computer is', () => {
  test.each([
    ['2026-01-14T23:30:00Z', '2026-01-15'],
    ['2026-07-14T22:30:00Z', '2026-07-15'],
    ['2026-07-14T21:59:59Z', '2026-07-14'],
    ['2026-03-29T00:59:00Z', '2026-03-29'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2025-12-31T23:00:00Z', '2026-01-01'],
  ])('S-47 at %s it is %s', (instant, date) =>
    expect([todayInAmsterdam(Date.parse(instant)), dayInAmsterdam(instant), dayInAmsterdam(new Date(instant))]).toEqual(
      [date, date, date],
    ),
  );
});

describe('ageOn', () => {
  test.each([
    ['2000-06-15', '2018-06-15', 18],
    ['2000-06-15', '2018-06-14', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2000-01-01', '1999-12-31', 0],
  ])('born %s, on %s', (birthdate, on, age) => expect(ageOn(birthdate, on)).toBe(age));
});

test('a date in words has the platform’s month names', () => {
  const long = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    expect(formatDateLong(date)).toBe(long.format(new Date(`${date}T12:00:00Z`)));
  }
});

test('the year begins with the clocks of Amsterdam', () => {
  for (const year of [1999, 2019, 2026, 2040]) {
    const newYear = Date.UTC(year, 0, 1) - 3_600_000;
    expect([yearInAmsterdam(newYear - 1), yearInAmsterdam(newYear)]).toEqual([year - 1, year]);
    expect([todayInAmsterdam(newYear - 1), todayInAmsterdam(newYear)]).toEqual([`${year - 1}-12-31`, `${year}-01-01`]);
    expect(yearInAmsterdam(Date.UTC(year, 6, 1))).toBe(year);
  }
});
