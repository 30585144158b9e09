import { annuityPayment } from '../loans/annuityPayment.ts';
import { makeSchedule } from '../loans/schedule.ts';
import { workingDayOfJanuary } from '../dates/workingDays.ts';
import { maximumDebt, monthsThrough } from './maximumDebt.ts';

const start = { debt: 20_000_000, rate_millipercent: 3_000, months: 360 };

describe('the highest debt of art. 3.119c', () => {
  test('equals the published annuity of € 200.000 at 3 % over 360 months (docs/domain.md 3.2)', () => {
    // The cent ledger of that loan stands at 195.470,73 after thirteen terms; the formula knows no rounding on the way.
    expect(Math.abs(maximumDebt(start, 13).maximum - 19_547_073)).toBeLessThanOrEqual(2);
    expect(maximumDebt(start, 0).maximum).toBe(20_000_000);
    expect(maximumDebt(start, 360).maximum).toBe(0);
    expect(maximumDebt(start, 400).maximum).toBe(0);
  });

  test('one month: the debt less the first repayment, 843,21 − 500,00 = 343,21', () => {
    expect(maximumDebt(start, 1).maximum).toBe(20_000_000 - 34_321);
  });

  test('without interest it shrinks in equal steps: € 36.000 over 360 months is € 100 a month', () => {
    expect(maximumDebt({ debt: 3_600_000, rate_millipercent: 0, months: 360 }, 14)).toEqual({
      maximum: 3_460_000,
      rounding: 14,
    });
  });

  test('two months by hand: € 1.200 at 12 % in three months: i = 1 %, 1.200 · (1 − 0,0201 / 0,030301) = 403,99', () => {
    // 1,01² − 1 = 0,0201; 1,01³ − 1 = 0,030301; 0,0201 / 0,030301 = 0,663344…; 1.200 × 0,336656 = 403,987…
    expect(maximumDebt({ debt: 120_000, rate_millipercent: 12_000, months: 3 }, 2).maximum).toBe(40_399);
  });

  test('a schedule of 360 terms in whole cents never stands above it by more than its rounding', () => {
    for (const [total, rate] of [
      [4_500_000, 2_400],
      [8_500_000, 1_950],
      [12_000_000, 4_250],
      [3_333_333, 7_125],
      [99_999, 9_999],
    ] as const) {
      const made = makeSchedule('AnnuityLoanContract', total, {
        start_date: '2025-01-01',
        first_payment_date: '2025-02-01',
        rate_millipercent: rate,
        term_months: 360,
      });
      if ('errors' in made) throw new Error('no schedule');
      for (const term of made.schedule.terms) {
        const { maximum, rounding } = maximumDebt({ debt: total, rate_millipercent: rate, months: 360 }, term.number);
        expect(term.balance).toBeLessThanOrEqual(maximum + rounding);
      }
      expect(annuityPayment(total, rate, 360)).toBeGreaterThan(0);
    }
  });
});

describe('whole calendar months', () => {
  test.each([
    ['2025-01-01', 2025, 12],
    ['2025-01-02', 2025, 11],
    ['2025-01-15', 2025, 11],
    ['2025-12-01', 2025, 1],
    ['2025-12-02', 2025, 0],
    ['2024-07-20', 2025, 17],
    ['2026-03-01', 2025, 0],
  ])('from %s to the end of December %i: %i', (from, year, months) => {
    expect(monthsThrough(from, year, 11)).toBe(months);
  });

  test('to the end of another month', () => {
    expect(monthsThrough('2025-01-15', 2025, 5)).toBe(5);
  });
});

describe('the first five working days of January', () => {
  test('published case: of January 2014 the fifth is the 8th (Stcrt. 2013, 36216)', () => {
    expect(workingDayOfJanuary(2014, 5)).toBe('2014-01-08');
  });

  test.each([
    [2022, '2022-01-07'], // New Year's Day on a Saturday: Monday the 3rd is the first
    [2023, '2023-01-06'], // on a Sunday: Monday the 2nd is the first
    [2024, '2024-01-08'], // on a Monday
    [2026, '2026-01-08'], // on a Thursday: the 2nd, then the 5th to the 8th
    [2027, '2027-01-08'], // on a Friday
  ])('of %i: %s', (year, fifth) => {
    expect(workingDayOfJanuary(year, 5)).toBe(fifth);
  });
});
