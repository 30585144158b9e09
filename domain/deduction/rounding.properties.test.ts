import fc from 'fast-check';
import { annuityPayment } from '../loans/annuityPayment.ts';
import { makeSchedule } from '../loans/schedule.ts';
import { maximumDebt } from './maximumDebt.ts';
import { seed } from '../test/seed.ts';

/** A loan for the own home of 10.000 to a million euro, over 1 to 360 months. */
const loan = fc.record({
  total: fc.integer({ min: 1_000_000, max: 100_000_000 }),
  rate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 15_000 }),
    fc.integer({ min: 4, max: 40 }).map((n) => n * 125),
  ),
  months: fc.oneof(fc.constant(360), fc.integer({ min: 1, max: 360 })),
  type: fc.constantFrom('AnnuityLoanContract' as const, 'LinearLoanContract' as const),
});

const scheduleOf = (
  total: number,
  rate: number,
  months: number,
  rounding: 'nearest' | 'up',
  type = 'AnnuityLoanContract' as 'AnnuityLoanContract' | 'LinearLoanContract',
) => {
  const made = makeSchedule(type, total, {
    start_date: '2025-01-01',
    first_payment_date: '2025-02-01',
    rate_millipercent: rate,
    term_months: months,
    payment_rounding: rounding,
  });
  if ('errors' in made) throw new Error(JSON.stringify(made.errors));
  return made.schedule;
};

describe(`rounded up, a schedule never stands above art. 3.119c (PROPERTY_SEED=${seed})`, () => {
  test('in random loans, no term leaves more open than the whole cents of Bx', () => {
    fc.assert(
      fc.property(loan, ({ total, rate, months, type }) => {
        const { terms } = scheduleOf(total, rate, months, 'up', type);
        for (const { number, balance } of terms) {
          if (number % 12 !== 0 && number > 12) continue;
          const { maximum } = maximumDebt({ debt: total, millipercent: rate, months: 360 }, number);
          if (balance > maximum) throw new Error(`${balance} open after term ${number}, ${maximum} allowed`);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('€ 200.000 at 3 %: 843,2080… and half a cent is 843,2130…, so 843,22; at 0 % there is no intermediate rounding', () => {
    expect(annuityPayment(20_000_000, 3_000, 360)).toBe(84_321);
    expect(annuityPayment(20_000_000, 3_000, 360, 1, 'up')).toBe(84_322);
    expect(annuityPayment(3_600_000, 0, 360, 1, 'up')).toBe(10_000);
    expect(annuityPayment(3_600_001, 0, 360, 1, 'up')).toBe(10_001);
    // Linear, 1.000 euro in three: 333,33… becomes 333,34, and the last 333,32.
    expect(scheduleOf(100_000, 0, 3, 'up', 'LinearLoanContract').terms.map(({ principal }) => principal)).toEqual([
      33_334, 33_334, 33_332,
    ]);
  });

  test('the cost: one or two cents a term, and a last term lower by the surplus paid', () => {
    const [nearest, up] = [scheduleOf(20_000_000, 3_000, 360, 'nearest'), scheduleOf(20_000_000, 3_000, 360, 'up')];
    expect(up.regularPayment - nearest.regularPayment).toBe(1);
    // The future value of one cent a month: ((1,0025)^360 − 1) / 0,0025 = 582,7 cents.
    const last = (schedule: typeof up) => schedule.terms.at(-1)?.payment ?? 0;
    expect(last(nearest) - last(up)).toBeGreaterThan(570);
    expect(last(nearest) - last(up)).toBeLessThan(595);
  });

  test('the audited case: rounded to the nearest cent, 322 of 600 annuities of 360 months exceed it on some 31 December', () => {
    // Without rounding up the check would call a family that pays on the day behind: that is why it exists.
    const above = (rounding: 'nearest' | 'up') => {
      let count = 0;
      for (let k = 0; k < 60; k += 1) {
        const [total, rate] = [5_000_000 + k * 733_331, 500 + k * 97];
        const { terms } = scheduleOf(total, rate, 360, rounding);
        const formula = { debt: total, millipercent: rate, months: 360 };
        if (terms.some(({ number, balance }) => number % 12 === 0 && balance > maximumDebt(formula, number).maximum))
          count += 1;
      }
      return count;
    };
    expect(above('nearest')).toBeGreaterThan(20);
    expect(above('up')).toBe(0);
  });
});
