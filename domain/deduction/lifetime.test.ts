import { lastMonthEnd, lifetimeInWords, lifetimeOf, monthsLeft } from './lifetime.ts';

const from = (start_date: string, replaces_since: string | null = null) => ({ start_date, replaces_since });

describe('360 months over the whole life of a loan (art. 3.119a lid 1 onderdeel b Wet IB 2001)', () => {
  test.each([
    ['paid out on the first, 360 terms', '2026-01-01', '2056-01-01', 'within', '360 maanden'],
    ['terms on the day of the payout', '2026-04-14', '2056-04-14', 'within', '360 maanden'],
    ['359 terms on the first', '2026-04-14', '2056-04-01', 'within', '359 maanden en 18 dagen'],
    // The last repayment is due over April 2056, the 360th whole month. 1 May, a Monday, and 5 May are not working
    // days: the fifth working day is the 9th.
    ['360 terms on the first: 17 days later', '2026-04-14', '2056-05-01', 'days', '360 maanden en 17 dagen'],
    [
      'terms on the tenth: after the fifth working day of May',
      '2026-04-14',
      '2056-05-10',
      'over',
      '360 maanden en 26 dagen',
    ],
    ['a pause of six months', '2024-01-01', '2054-07-01', 'over', '366 maanden'],
    ['the first term almost a year later', '2026-04-14', '2057-03-01', 'over', '370 maanden en 15 dagen'],
    ['one day', '2026-04-14', '2056-04-15', 'days', '360 maanden en 1 dag'],
  ])('%s', (_what, start, end, lifetime, words) => {
    expect(lifetimeOf(from(start), end)).toBe(lifetime);
    expect(lifetimeInWords(from(start), end)).toBe(`${words} na de uitbetaling`);
  });

  test('it counts whole calendar months from the first whole one, and the remaining months from a change', () => {
    expect(lastMonthEnd(from('2024-01-01'))).toBe('2053-12-31');
    expect(lastMonthEnd(from('2026-04-14'))).toBe('2056-04-30');
    // January to April are over.
    expect(monthsLeft(from('2024-01-01'), '2024-05-01')).toBe(356);
    // A change halfway a month leaves no whole month of it.
    expect(monthsLeft(from('2024-01-01'), '2024-05-15')).toBe(355);
    expect(monthsLeft(from('2026-04-14'), '2026-04-20')).toBe(360);
    expect(monthsLeft(from('2024-01-01'), '2060-01-01')).toBe(0);
  });

  test('for a loan that replaced another, the months of the first loan keep counting (art. 3.119c lid 3)', () => {
    const life = from('2024-01-01', '2014-01-01');
    expect(monthsLeft(life, '2024-01-01')).toBe(240);
    expect(lifetimeOf(life, '2044-01-01')).toBe('within');
    expect(lifetimeOf(life, '2044-02-01')).toBe('over');
    expect(lifetimeInWords(life, '2044-02-01')).toBe('361 maanden na het begin van de lening die zij vervangt');
  });
});
