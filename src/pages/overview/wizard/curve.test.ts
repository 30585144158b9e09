import { makeSchedule, type Schedule } from '../../../../domain/loans/schedule.ts';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import { curveOf, steps, years } from './curve.ts';

function schedule(type: LoanType, first_payment_date = '2026-12-01'): Schedule {
  const made = makeSchedule(type, 1_200_000, {
    start_date: '2026-11-01',
    first_payment_date,
    rate_millipercent: 3000,
    term_months: 12,
  });
  if ('errors' in made) throw new Error(JSON.stringify(made.errors));
  return made.schedule;
}

describe('the curve of the balance', () => {
  it.each(['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const)(
    'of a %s goes from everything to nothing and never rises',
    (type) => {
      const { points, start, end } = curveOf(type, 1_200_000, schedule(type));
      expect([start, end]).toEqual(['2026-11-01', '2027-11-01']);
      expect(points[0]).toEqual({ x: 0, y: 1 });
      expect(points.at(-1)).toEqual({ x: 1, y: 0 });
      points.slice(1).forEach((point, i) => {
        expect(point.y).toBeLessThanOrEqual(points[i]!.y);
        expect(point.x).toBeGreaterThanOrEqual(points[i]!.x);
      });
    },
  );

  it('of a repayment-free loan stays level until its last day', () => {
    const { points } = curveOf('RepaymentFreeLoanContract', 1_200_000, schedule('RepaymentFreeLoanContract'));
    expect(points.filter(({ x }) => x < 1).every(({ y }) => y === 1)).toBe(true);
    expect(points.at(-2)).toEqual({ x: 1, y: 1 });
  });

  it('knows the place of a day, and that a day is outside', () => {
    const { place } = curveOf('LinearLoanContract', 1_200_000, schedule('LinearLoanContract'));
    expect(place('2026-11-01')).toBe(0);
    expect(place('2027-11-01')).toBe(1);
    expect(place('2026-10-31')).toBeNull();
    expect(place('2027-11-02')).toBeNull();
  });
});

describe('the axes', () => {
  it.each([
    [2_500_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000]],
    [100, [0, 100]],
    [1_250_050, [0, 500_000, 1_000_000]],
    [100_000_000_000, [0, 20_000_000_000, 40_000_000_000, 60_000_000_000, 80_000_000_000, 100_000_000_000]],
  ])('go up to %i cents in round steps', (principal, expected) => {
    expect(steps(principal)).toEqual(expected);
  });

  it('name at most four years, and only those inside the loan', () => {
    const place = (day: string) => Number(day.slice(0, 4)) / 10_000;
    expect(years({ start: '2026-12-01', end: '2027-11-01', place }).map(({ year }) => year)).toEqual([2027]);
    expect(years({ start: '2026-12-01', end: '2056-11-01', place }).map(({ year }) => year)).toEqual([
      2030, 2040, 2050,
    ]);
    expect(years({ start: '2026-02-01', end: '2026-11-01', place })).toEqual([]);
  });
});
