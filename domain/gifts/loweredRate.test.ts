import { happened } from '../loans/ledger/test/loans.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { giftYear } from './giftYear.ts';
import { loweredRates } from './loweredRate.ts';
import { family, loan, meter } from './test/giftYearCases.ts';

const TODAY = '2026-11-28';

/** 200.000 without repayment for twenty years from 1 March 2024, at 4 %, as a bank asked. */
function lent(
  changes: readonly { rate: number; date: string; note?: string }[],
  compared: number | null = 4_000,
): LoanDetail {
  const made = loan('limited', 200_000, 4_000, '2024-03-01', 240);
  const events = happened(
    changes.map(({ rate, date }) => ({ kind: 'rate_change' as const, rate_millipercent: rate, date })),
  ).map((event, place) => ({ ...event, note: changes[place]?.note ?? '' }));
  return { ...made, contract: { ...made.contract, compared_rate_millipercent: compared }, events };
}
const benefits = (made: LoanDetail, year: number) =>
  loweredRates(made, year, TODAY).map(({ date, amount }) => [date, amount / 100]);

describe('R-8.1 a rate that is lowered later may be a gift of that day (art. 1 lid 7 SW, BW 7:186)', () => {
  test('4 % to 0 % with 17 years and 10 months left: 12.000 a year, times 10,87', () => {
    const made = lent([{ rate: 0, date: '2026-05-01' }]);
    // 5 × 0,85 + 5 × 0,64 + 5 × 0,48 + 2 × 0,36, and 305 of 366 days at 0,36.
    expect(benefits(made, 2026)).toEqual([['2026-05-01', 130_440]]);
    expect([2025, 2027].flatMap((year) => benefits(made, year))).toEqual([]);
    const { possible } = giftYear([made], family, 2026, TODAY);
    expect(possible).toEqual([{ contract: made.hashid, amount: 13_044_000, lowered_on: '2026-05-01' }]);
    expect(meter([made], 2026).total).toBe(0);
  });

  test('law 11: no reason in words takes the question away, nor what was compared at the start', () => {
    const to = (rate: number, note: string) => benefits(lent([{ rate, date: '2026-05-01', note }]), 2026).length;
    expect([to(3_000, ''), to(3_000, 'De bank vraagt 3 %.'), to(1_900, 'Familie')]).toEqual([1, 1, 1]);
    expect(benefits(lent([{ rate: 3_500, date: '2026-05-01' }], 3_000), 2026)).toHaveLength(1);
  });

  test('a higher rate gives nothing up; nor does one that can be called soon, which is a gift from day to day', () => {
    expect(benefits(lent([{ rate: 4_500, date: '2026-05-01' }]), 2026)).toEqual([]);
    const soon = lent([{ rate: 0, date: '2026-05-01' }]);
    expect(benefits({ ...soon, contract: { ...soon.contract, callable: 'on_demand' } }, 2026)).toEqual([]);
  });

  test('what was asked of the rate before is not counted twice', () => {
    // Without a comparison 4 % was asked already, at the start: what comes on top is 4 % of 6.
    const [[, twice] = []] = benefits(lent([{ rate: 0, date: '2026-05-01' }], null), 2026);
    expect(twice).toBeCloseTo((130_440 * 4) / 6, 1);
    const steps = lent([
      { rate: 1_000, date: '2026-05-01' },
      { rate: 0, date: '2026-06-01' },
    ]);
    const [first, second] = benefits(steps, 2026).map(([, amount]) => Number(amount));
    expect(first).toBeCloseTo((130_440 * 5) / 6, 1);
    expect(second).toBeGreaterThan(21_000);
    expect(second).toBeLessThan(130_440 / 6);
  });
});
