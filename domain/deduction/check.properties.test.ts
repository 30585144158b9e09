import fc from 'fast-check';
import { addDays, addMonths } from '../dates/isoDate.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { happened, type Facts } from '../loans/ledger/test/loans.ts';
import { allowedOn, beginningsOf } from './moments.ts';
import { historyOf } from './history.ts';
import { homeDebt, homeLoan } from './test/homeLoan.ts';
import { seed } from '../test/seed.ts';

const LATER = '2062-01-01';
/** Unpaid terms pile up, and each costs work on every day asked for. */
const SOON = '2033-01-01';

/** A loan for the own home as the wizard creates it: terms on the first of the month, or on the day of the payout. */
const anyHome = fc
  .record({
    total: fc.integer({ min: 1_000_000, max: 90_000_000 }),
    rate: fc.integer({ min: 0, max: 9_000 }),
    months: fc.oneof(fc.constant(360), fc.integer({ min: 12, max: 360 })),
    type: fc.constantFrom('AnnuityLoanContract' as const, 'LinearLoanContract' as const),
    day: fc.nat(1_500),
    onFirst: fc.boolean(),
  })
  .map(({ total, rate, months, type, day, onFirst }) => {
    const start_date = addDays('2020-01-01', day);
    const next = addMonths(start_date, 1);
    const first_payment_date = onFirst && !next.endsWith('-01') ? `${addMonths(next, 1).slice(0, 7)}-01` : next;
    return { type, total, start_date, first_payment_date, rate_millipercent: rate, term_months: months };
  });

const changesOfRate = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: 9_000 }), rate: fc.integer({ min: 0, max: 9_000 }) }),
  {
    maxLength: 3,
  },
);

/** A term on the 7th, which in some months is in the first five working days, and another rate from the first of such a month. */
const ON_THE_SEVENTH = {
  type: 'AnnuityLoanContract' as const,
  total: 1_000_000,
  start_date: '2020-01-07',
  first_payment_date: '2020-02-07',
  rate_millipercent: 0,
  term_months: 300,
};

const asFacts = (start: string, changes: readonly { day: number; rate: number }[]): Facts[] =>
  [...changes]
    .sort((a, b) => a.day - b.day)
    .map(({ day, rate }) => ({ kind: 'rate_change', date: addDays(start, day), rate_millipercent: rate }));

describe(`the deduction check over random loans (PROPERTY_SEED=${seed})`, () => {
  test('a borrower who pays the schedule exactly is never behind on a 31 December, whatever the rate becomes', () => {
    fc.assert(
      fc.property(anyHome, changesOfRate, (terms, changes) => {
        const agreed = homeLoan(terms);
        const rates = asFacts(terms.start_date, changes).filter(
          ({ date }) => date < addMonths(terms.start_date, terms.term_months - 1),
        );
        const payments: Facts[] = ledgerOf(agreed, happened(rates))
          .terms.filter(({ payment }) => payment > 0)
          .map(({ date, payment }) => ({ kind: 'payment', date, amount: payment }));
        for (const events of [rates.length === 0 ? [] : [...rates, ...payments]]) {
          for (const { year, behind, byRounding, lostAtChange, belongs } of historyOf(
            homeDebt(homeLoan(terms, events)),
            2060,
            LATER,
          )) {
            if (behind > 0 || byRounding || lostAtChange.length > 0 || !belongs)
              throw new Error(`${year}: ${behind} behind, ${JSON.stringify(lostAtChange)}`);
          }
        }
      }),
      { numRuns: 8, examples: [[ON_THE_SEVENTH, [{ day: 7_238, rate: 1 }]]] },
    );
  });

  test('a change of the rate gives nothing away: the new B0 plus the part that dropped out is the debt, and B0 was allowed', () => {
    fc.assert(
      fc.property(anyHome, changesOfRate, fc.nat(60), (terms, changes, paid) => {
        const rates = asFacts(terms.start_date, changes);
        const agreed = homeLoan(terms);
        const payments: Facts[] = ledgerOf(agreed, [])
          .terms.slice(0, paid)
          .filter(({ payment }) => payment > 0)
          .map(({ date, payment }) => ({ kind: 'payment', date, amount: payment }));
        const loan = homeDebt(
          homeLoan(terms, [{ kind: 'costs', date: terms.start_date, amount: 1 }, ...payments, ...rates]),
        );
        const beginnings = beginningsOf(loan, SOON, SOON);
        beginnings.forEach(({ from, debt, excess }, k) => {
          if (k === 0) return;
          const eve = addDays(from, -1);
          const open = loan.principalOn(eve < loan.start_date ? loan.start_date : eve);
          // Each month's repayment, if paid in time, reduces the debt on its last day.
          expect(debt + excess).toBeLessThanOrEqual(open);
          expect(debt + excess).toBeGreaterThanOrEqual(open - loan.paidForMonth(eve, SOON));
          const before = allowedOn(
            beginnings.slice(0, k) as unknown as typeof beginnings,
            addDays(`${from.slice(0, 7)}-01`, -1),
          );
          expect(debt).toBeLessThanOrEqual(before.maximum);
        });
        // While something from before a change is open, that year is not green.
        for (const {
          lostAtChange,
          outside,
          test: { debt, maximum },
        } of historyOf(loan, 2032, SOON)) {
          if (lostAtChange.length > 0 && debt > maximum) expect(outside).toBeGreaterThan(0);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('a lost debt never comes back on a day with more open than was allowed', () => {
    fc.assert(
      fc.property(anyHome, fc.nat(36), fc.integer({ min: 800, max: 2_500 }), (terms, paid, day) => {
        const agreed = homeLoan(terms);
        const known = ledgerOf(agreed, []).terms;
        const pays = (from: number, to: number): Facts[] =>
          known.slice(from, to).map(({ date, payment }) => ({ kind: 'payment', date, amount: Math.max(1, payment) }));
        const back = addDays(terms.start_date, day);
        const owed = known
          .slice(paid)
          .filter(({ date }) => date <= back)
          .reduce((sum, { payment }) => sum + payment, 0);
        const events: Facts[] = [
          { kind: 'costs', date: terms.start_date, amount: 1 },
          ...pays(0, paid),
          ...(owed > 0 ? [{ kind: 'payment' as const, date: back, amount: owed }] : []),
        ];
        const loan = homeDebt(homeLoan(terms, events));
        const beginnings = beginningsOf(loan, SOON, SOON);
        const years = historyOf(loan, 2032, SOON);
        for (const { revivedOn, lostBy, year } of years) {
          // Two years after the arrears began at the earliest (art. 3.119e lid 4).
          if (lostBy !== null) expect(year).toBeGreaterThanOrEqual(lostBy + 2);
          if (revivedOn === null) continue;
          const { maximum } = allowedOn(beginnings, addDays(`${revivedOn.slice(0, 7)}-01`, -1));
          expect(loan.principalOn(revivedOn)).toBeLessThanOrEqual(maximum);
        }
      }),
      { numRuns: 8 },
    );
  });
});
