import { workingDayOf } from './workingDays.ts';

describe('the first five working days of a month (art. 17aa Uitv.reg. IB)', () => {
  test('published case: in January 2014 the fifth is the 8th (Stcrt. 2013, 36216)', () => {
    expect(workingDayOf(2014, 0, 5)).toBe('2014-01-08');
  });

  test.each([
    [2022, '2022-01-07'], // New Year's Day on a Saturday: Monday the 3rd is the first
    [2023, '2023-01-06'], // on a Sunday: Monday the 2nd is the first
    [2024, '2024-01-08'], // on a Monday
    [2026, '2026-01-08'], // on a Thursday: the 2nd, then the 5th to the 8th
    [2027, '2027-01-08'], // on a Friday
  ])('in January %i: %s', (year, fifth) => {
    expect(workingDayOf(year, 0, 5)).toBe(fifth);
  });

  test.each([
    // Good Friday 3 April 2026 and Easter Monday the 6th: 1, 2, 7, 8, 9.
    [2026, 3, '2026-04-09'],
    // Easter Monday 1 April 2024: 2, 3, 4, 5, 8.
    [2024, 3, '2024-04-08'],
    // 1 May on a Friday, 5 May on a Tuesday: 4, 6, 7, 8, 11.
    [2026, 4, '2026-05-11'],
    // 1 May on a Thursday, 5 May on a Monday: 2, 6, 7, 8, 9.
    [2025, 4, '2025-05-09'],
    // Ascension Day 9 May 2024, 1 May a Wednesday: 2, 3, 6, 7, 8.
    [2024, 4, '2024-05-08'],
    // Whit Monday 9 June 2025: 2 to 6.
    [2025, 5, '2025-06-06'],
    // Whit Monday 1 June 2020: 2 to 5, and the 8th.
    [2020, 5, '2020-06-08'],
    [2025, 8, '2025-09-05'],
  ])('in %i, month %i: %s', (year, month, fifth) => {
    expect(workingDayOf(year, month, 5)).toBe(fifth);
  });

  test('King’s Day and Christmas are not working days: 27 April 2026 and the day before if it is a Sunday', () => {
    // April 2026 has 22 weekdays, less Good Friday, Easter Monday and Monday the 27th: the 19th working day is the 30th.
    expect(workingDayOf(2026, 3, 19)).toBe('2026-04-30');
    // 27 April 2025 was a Sunday, so the 26th, a Saturday: only Easter Monday 21 and Good Friday 18 are subtracted: 20 are left.
    expect(workingDayOf(2025, 3, 20)).toBe('2025-04-30');
    // December 2025 has 23 weekdays, less the 25th and 26th.
    expect(workingDayOf(2025, 11, 21)).toBe('2025-12-31');
  });
});
