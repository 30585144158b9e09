import { FV, IPMT, PMT } from '@formulajs/formulajs';
import fc from 'fast-check';
import type { PaymentEvery } from '../wire/clauses.ts';
import { annuityPayment } from './annuityPayment.ts';
import { makeSchedule } from './schedule.ts';
import { runs, seed } from '../test/seed.ts';

/**
 * An independent oracle: the spreadsheet functions of formulajs, in doubles. So it can't resolve half a cent within its
 * own error: those near-ties are set apart, and counted.
 */
const RUNS = runs(2000);

const loan = fc.record({
  total: fc.oneof(
    fc.integer({ min: 50_000, max: 100_000_000 }),
    fc.integer({ min: 10, max: 20_000 }).map((n) => n * 5_000),
  ),
  rate: fc.oneof(
    fc.integer({ min: 100, max: 15_000 }),
    fc.integer({ min: 1, max: 60 }).map((n) => n * 250),
  ),
  count: fc.integer({ min: 2, max: 480 }),
  every: fc.constantFrom<PaymentEvery[]>(1, 3, 12),
});

/** Rounds a double half up, or null if it is too near a half to tell. */
function rounded(cents: number, error: number): number | null {
  return Math.abs(cents - Math.floor(cents) - 0.5) < error ? null : Math.floor(cents + 0.5);
}

describe(`formulajs as oracle (PROPERTY_SEED=${seed})`, () => {
  test('payment, interest and balance of random annuity loans, monthly, quarterly and yearly, to the cent', () => {
    let compared = 0;
    let apart = 0;
    const check = (ours: number, theirs: number | null) => {
      if (theirs === null) apart += 1;
      else {
        compared += 1;
        if (ours !== theirs) throw new Error(`${ours} cents here, ${theirs} there`);
      }
    };
    fc.assert(
      fc.property(loan, ({ total, rate, count, every }) => {
        const months = Math.min(count, 600 / every);
        const i = (rate * every) / 1_200_000;
        const exact = -Number(PMT(i, months, total, 0, 0));
        const payment = annuityPayment(total, rate, months, every);
        check(payment, rounded(exact, 1e-6 + (exact * 1e-14) / Math.min(1, i * months)));
        const made = makeSchedule('AnnuityLoanContract', total, {
          start_date: '2025-01-01',
          first_payment_date: '2026-01-01',
          rate_millipercent: rate,
          term_months: months * every,
          payment_every: every,
        });
        if ('errors' in made) return;
        let balance = total;
        for (const term of made.schedule.terms) {
          check(term.interest, rounded(-Number(IPMT(i, 1, months, balance, 0, 0)), 1e-6));
          balance = term.balance;
          if (term.number === months) break;
          // Each month's interest is at most half a cent off, and that half cent earns interest from then on.
          const drift = (0.5 * ((1 + i) ** term.number - 1)) / i + 1e-3;
          const off = Math.abs(balance + Number(FV(i, term.number, -payment, total, 0)));
          if (off > drift) throw new Error(`balance ${term.number} is ${off} cents off`);
        }
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS * 50);
    expect(apart).toBeLessThan(compared / 20);
  });
});
