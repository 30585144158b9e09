import { addDays } from '../dates/isoDate.ts';
import { todayInAmsterdam } from '../dates/today.ts';
import { birthDateFormat } from './birthDateFormat.ts';
import { birthDatePast } from './birthDatePast.ts';
import { childAge } from './childAge.ts';
import { contractDate } from './contractDate.ts';
import { deathDate } from './deathDate.ts';
import { minimumBirthDate } from './minimumBirthDate.ts';
import { notOlderThanParent } from './notOlderThanParent.ts';

const FORMAT = 'Datum is niet in het formaat DD-MM-JJJJ';
const TOO_YOUNG = 'Je familielid mag niet jonger zijn dan 18 jaar.';
const TOO_OLD = 'Je kind kan niet ouder zijn dan jijzelf';

test.each([
  ['1-2-1980', null],
  ['01-02-1980', null],
  ['29-02-2000', null],
  ['', null],
  ['31-02-2000', FORMAT],
  ['29-02-2001', FORMAT],
  ['1-2-80', FORMAT],
  ['1980-02-01', FORMAT],
  ['gisteren', FORMAT],
])('R-3.13 birth date %p', (text, message) => expect(birthDateFormat(text)).toBe(message));

test.each([
  ['1920-01-01', null],
  ['1919-12-31', 'De geboortedatum kan niet vóór 01-01-1920 zijn.'],
])('R-3.2 S-47 born %s', (birthdate, message) => {
  expect(minimumBirthDate(birthdate)).toBe(message);
});

test.each([
  ['2008-06-15', '2026-06-15', null],
  ['2008-06-16', '2026-06-15', TOO_YOUNG],
  ['2008-06-14', '2026-06-15', null],
  ['2008-02-29', '2026-02-28', TOO_YOUNG],
  ['2008-02-29', '2026-03-01', null],
  ['2026-06-16', '2026-06-15', TOO_YOUNG],
])('R-3.14 S-47 a child born %s, on %s', (birthdate, today, message) =>
  expect(childAge(birthdate, today)).toBe(message),
);

test('R-3.14 S-47 at half past midnight in Amsterdam a server in UTC counts the Dutch day', () => {
  const halfPastMidnight = Date.parse('2026-06-14T22:30:00Z');
  expect(childAge('2008-06-15', todayInAmsterdam(halfPastMidnight))).toBeNull();
  expect(childAge('2008-06-15', todayInAmsterdam(halfPastMidnight - 3_600_000))).toBe(TOO_YOUNG);
});

test.each([
  ['1969-12-31', '1970-01-01', TOO_OLD],
  ['1970-01-01', '1970-01-01', null],
  ['1970-01-02', '1970-01-01', null],
  ['2000-01-01', '1970-01-01', null],
  ['1969-12-31', null, null],
])('R-3.15 S-47 a child born %s of a parent born %s', (birthdate, parent, message) => {
  expect(notOlderThanParent(birthdate, parent)).toBe(message);
});

test.each([
  ['2026-06-15', null],
  ['2026-06-16', 'De geboortedatum kan niet in de toekomst zijn.'],
])('born %s, on 15 June 2026', (birthdate, message) => {
  expect(birthDatePast(birthdate, '2026-06-15')).toBe(message);
});

describe('R-3.6 S-48 the death date', () => {
  const today = '2026-06-15';
  test.each([
    ['', false, '1950-01-01', null],
    ['', true, '1950-01-01', 'Vul de datum van overlijden in.'],
    [today, true, '1950-01-01', null],
    [today, false, '1950-01-01', null],
    ['1950-01-01', true, '1950-01-01', null],
    [addDays(today, 1), true, '1950-01-01', 'De datum van overlijden kan niet in de toekomst zijn.'],
    ['1949-12-31', true, '1950-01-01', 'De datum van overlijden kan niet vóór de geboortedatum zijn.'],
    ['2026-02-30', true, '1950-01-01', FORMAT],
    ['01-02-2026', true, '1950-01-01', FORMAT],
    [today, true, '', null],
  ])('%p, ticked %p, born %p', (value, ticked, birthdate, message) =>
    expect(deathDate(value, ticked, birthdate, today)).toBe(message),
  );
});

test.each([
  ['1900-01-01', null],
  ['2100-12-31', null],
  ['1899-12-31', 'Vul een datum in tussen 01-01-1900 en 31-12-2100.'],
  ['2101-01-01', 'Vul een datum in tussen 01-01-1900 en 31-12-2100.'],
  ['2025-02-30', 'Vul een datum in zoals 14-04-2026.'],
  [null, 'Vul een datum in zoals 14-04-2026.'],
  [20250101, 'Vul een datum in zoals 14-04-2026.'],
])('S-53 a date of a contract: %p', (value, message) => expect(contractDate(value)).toBe(message));

const SHORT_YEAR = 'Vul het jaar in met vier cijfers.';
const NO_SUCH_DAY = 'Deze dag bestaat niet. Kijk nog even naar de dag en de maand.';

test.each([
  ['03-05-24', SHORT_YEAR],
  ['03-05-2', SHORT_YEAR],
  ['31-02-2027', NO_SUCH_DAY],
  ['01-13-2027', NO_SUCH_DAY],
  ['14-04-2026', 'Vul een datum in zoals 14-04-2026.'],
  ['12', 'Vul een datum in zoals 14-04-2026.'],
])('the day %p of an agreement', (value, message) => expect(contractDate(value)).toBe(message));

test.each([
  ['03-05-24', SHORT_YEAR],
  ['31-02-2012', NO_SUCH_DAY],
  ['12', FORMAT],
])('the day %p of a death', (value, message) =>
  expect(deathDate(value, true, '1950-01-01', '2026-06-15')).toBe(message),
);
