import fc from 'fast-check';
import { addMonths } from '../dates/isoDate.ts';
import type { LoanType } from '../contracts/types.ts';
import type { ScheduleTerms } from '../loans/terms.ts';
import { asksWhetherGift, lowRateBenefit } from './lowRate.ts';
import '../test/seed.ts';

const euro = (amount: number) => Math.round(amount * 100);
const terms = (rate: number, years: number, more: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
  start_date: '2026-04-01',
  first_payment_date: '2026-05-01',
  rate_millipercent: rate,
  term_months: years * 12,
  ...more,
});
const yearly = { first_payment_date: '2027-04-01', payment_every: 12 } as const;

describe('the benefit of a low rate for a fixed term (art. 6 and 10 Uitvoeringsbesluit SW)', () => {
  test.each<[sum: string, type: LoanType, total: number, ScheduleTerms, euros: number]>([
    [
      '100.000, 10 years, 0 %: 6.000 × (5 × 0,85 + 5 × 0,64)',
      'RepaymentFreeLoanContract',
      100_000,
      terms(0, 10),
      44_700,
    ],
    [
      '100.000, 20 years, 2 %: 4.000 × (4,25 + 3,20 + 2,40 + 1,80)',
      'RepaymentFreeLoanContract',
      100_000,
      terms(2_000, 20),
      46_600,
    ],
    [
      '100.000, 30 years, 5 %: 1.000 × (11,65 + 5 × 0,28 + 5 × 0,15)',
      'RepaymentFreeLoanContract',
      100_000,
      terms(5_000, 30),
      13_800,
    ],
    ['50 years: 1.000 × (13,05 + 25 × 0,15)', 'RepaymentFreeLoanContract', 100_000, terms(5_000, 50), 16_800],
    [
      'a linear loan by the year, 120.000 less 12.000 a year: 28.800 × 0,85 + 10.800 × 0,64',
      'LinearLoanContract',
      120_000,
      terms(0, 10, yearly),
      31_392,
    ],
    ['at 0 % an annuity is linear', 'AnnuityLoanContract', 120_000, terms(0, 10, yearly), 31_392],
    [
      'an annuity of 3 years at 3 %, open 100.000, 67.646,96 and 34.323,33: 3 % of each × 0,85',
      'AnnuityLoanContract',
      100_000,
      terms(3_000, 3, yearly),
      5_150.24,
    ],
    [
      'half a year counts as half: 6.000 × 183/365 × 0,85',
      'RepaymentFreeLoanContract',
      100_000,
      terms(0, 0.5),
      2_556.99,
    ],
  ])('%s', (_sum, type, total, agreed, euros) => {
    expect(lowRateBenefit(type, euro(total), agreed)).toBe(euro(euros));
  });

  test('none at 6 % or more, and none is named if the earlier years are unknown or the terms are impossible', () => {
    for (const rate of [6_000, 8_000])
      expect(lowRateBenefit('LinearLoanContract', euro(100_000), terms(rate, 10))).toBe(0);
    const taken_over = { date: '2028-04-01', balance: euro(50_000) };
    expect(lowRateBenefit('LinearLoanContract', euro(100_000), terms(0, 10, { taken_over }))).toBeNull();
    expect(lowRateBenefit('LinearLoanContract', euro(100_000), terms(0, 0))).toBeNull();
  });

  const loan = fc.record({
    total: fc.integer({ min: 100_000, max: 100_000_000 }),
    rate: fc.integer({ min: 0, max: 7_000 }),
    years: fc.integer({ min: 1, max: 40 }),
    start: fc.integer({ min: 0, max: 400 }).map((months) => addMonths('2013-01-15', months)),
  });
  /** Some annuities cannot be paid in whole cents; those are no loans. */
  const of = (
    type: LoanType,
    { total, rate, years, start }: { total: number; rate: number; years: number; start: string },
  ) => {
    const benefit = lowRateBenefit(type, total, {
      start_date: start,
      first_payment_date: addMonths(start, 1),
      rate_millipercent: rate,
      term_months: years * 12,
    });
    fc.pre(benefit !== null);
    return benefit;
  };

  test('a loan repaid along the way gives less: linear at most an annuity, that at most a loan repaid at the end', () => {
    fc.assert(
      fc.property(loan, (one) => {
        const [annuity, linear, free] = [
          of('AnnuityLoanContract', one),
          of('LinearLoanContract', one),
          of('RepaymentFreeLoanContract', one),
        ];
        // Both pay off in whole cents, so at a near-zero rate they are up to a cent a month apart, which bears half a
        // percent a month for the rest of the term.
        const apart = 2 + (one.years * 12) ** 2 / 400;
        expect(linear).toBeLessThanOrEqual(annuity + apart);
        expect(annuity).toBeLessThanOrEqual(free);
        expect(free).toBeLessThanOrEqual(Math.round((17 * 6 * one.total) / 100));
      }),
      { numRuns: 60 },
    );
  });

  test('a lower rate gives more, and a longer term too, whatever the kind', () => {
    fc.assert(
      fc.property(
        loan,
        fc.constantFrom('AnnuityLoanContract' as const, 'LinearLoanContract', 'RepaymentFreeLoanContract'),
        (one, type) => {
          const benefit = of(type, one);
          expect(of(type, { ...one, rate: Math.max(0, one.rate - 500) })).toBeGreaterThanOrEqual(
            // In an annuity a lower rate repays sooner; the missing interest outweighs it, except within cents.
            benefit - 100,
          );
          expect(of(type, { ...one, years: one.years + 1 })).toBeGreaterThanOrEqual(benefit);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each<[rate: number, compared: number | null, asked: boolean]>([
  [0, 0, true],
  [1_999, 1_500, true],
  [2_000, 2_000, false],
  [2_000, 2_001, true],
  [2_000, null, true],
  [5_999, null, true],
  [5_999, 4_000, false],
  [6_000, null, false],
])('law 11: whether to ask, for %i next to a compared rate of %s', (rate_millipercent, compared, asked) => {
  const rated = { rate_millipercent, compared_rate_millipercent: compared };
  expect(asksWhetherGift({ callable: 'limited', ...rated })).toBe(asked);
  for (const callable of ['on_demand', 'short_notice'] as const)
    expect(asksWhetherGift({ callable, ...rated })).toBe(false);
});
