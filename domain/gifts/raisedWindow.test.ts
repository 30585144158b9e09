import { ageFor, raisedWindow } from './raisedWindow.ts';

/** 18 on 21 July 2004, 40 on 21 July 2026. */
const SANNE = '1986-07-21';
/** 18 on 9 February 2002, 40 on 9 February 2024. */
const THOMAS = '1984-02-09';

test.each([
  ['the day before the 18th birthday', [SANNE], '2004-07-20', 'too_young'],
  ['the 18th birthday', [SANNE], '2004-07-21', 'right'],
  ['the 40th birthday', [SANNE], '2026-07-21', 'right'],
  ['the day after the 40th birthday', [SANNE], '2026-07-22', 'too_old'],
  ['a couple of which one has the age', [SANNE, THOMAS], '2025-01-01', 'right'],
  ['a couple of which one is grown up', [SANNE, THOMAS], '2003-01-01', 'right'],
  ['a couple before both', [SANNE, THOMAS], '2001-01-01', 'too_young'],
  ['a couple after both', [SANNE, THOMAS], '2026-07-22', 'too_old'],
  ['a couple too old and too young: one may still come', [THOMAS, '2010-01-01'], '2024-06-01', 'too_young'],
  ['nobody’s birth date known', [null], '2020-01-01', 'no_birthdate'],
  ['nobody at all', [], '2020-01-01', 'no_birthdate'],
  ['too old, and the partner’s birth date unknown', [THOMAS, null], '2025-01-01', 'no_birthdate'],
  ['of age, whatever the partner’s birth date', [SANNE, null], '2025-01-01', 'right'],
] as const)('R-8.1 the age for a raised exemption: %s', (_what, birthdates, date, side) => {
  expect(ageFor(birthdates, date)).toBe(side);
});

test('R-8.1 the days of a couple run from the first 18th birthday to the last 40th; for 29 February it is 1 March', () => {
  expect(raisedWindow([SANNE, null, THOMAS])).toEqual({ from: '2002-02-09', until: '2026-07-21' });
  expect(raisedWindow(['1988-02-29'])).toEqual({ from: '2006-03-01', until: '2028-02-29' });
  expect([raisedWindow([null]), raisedWindow([])]).toEqual([null, null]);
});
