import { maximumDebt } from './maximumDebt.ts';

const start = { debt: 20_000_000, millipercent: 3_000, months: 360 };

describe('the highest debt of art. 3.119c', () => {
  test('follows the published annuity of € 200.000 at 3 % over 360 months (docs/domain.md 3.2)', () => {
    // In the cent ledger that loan has 195.470,73 after thirteen terms; the formula does no intermediate rounding.
    expect(Math.abs(maximumDebt(start, 13).maximum - 19_547_073)).toBeLessThanOrEqual(2);
    expect(maximumDebt(start, 0).maximum).toBe(20_000_000);
    expect(maximumDebt(start, 360).maximum).toBe(0);
    expect(maximumDebt(start, 400).maximum).toBe(0);
    // None of the 360 months are left: nothing may be open, not even in the month of the change itself.
    expect(maximumDebt({ ...start, months: 0 }, 0).maximum).toBe(0);
  });

  test('one month: the debt less the first repayment, 843,208.. − 500 = 343,208..; of 199.656,7919 the whole cents', () => {
    expect(maximumDebt(start, 1).maximum).toBe(19_965_679);
  });

  test('without interest it shrinks in equal steps: € 36.000 over 360 months is € 100 a month', () => {
    expect(maximumDebt({ debt: 3_600_000, millipercent: 0, months: 360 }, 14)).toEqual({
      maximum: 3_460_000,
      rounding: 14,
    });
  });

  test('two months by hand: € 1.200 at 12 % in three months: i = 1 %, 1.200 · (1 − 0,0201 / 0,030301) = 403,98…', () => {
    // 1,01² − 1 = 0,0201; 1,01³ − 1 = 0,030301; 0,0201 / 0,030301 = 0,663344…; 1.200 × 0,336656 = 403,987…: not a cent more.
    expect(maximumDebt({ debt: 120_000, millipercent: 12_000, months: 3 }, 2).maximum).toBe(40_398);
  });
});
