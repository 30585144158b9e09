import fc from 'fast-check';
import { perYear } from '../years.ts';
import { forgivenIn } from './forgiven.ts';
import { ledgerOf } from './ledger.ts';
import { scheduleRows } from './rows.ts';
import { anyLife } from './test/arbitraries.ts';
import { aLoan, happened } from './test/loans.ts';
import '../../test/seed.ts';

const rowsPerYear = (ledger: ReturnType<typeof ledgerOf>) => perYear({ stub: null, terms: scheduleRows(ledger) });

test("R-8.5 an extra repayment and a forgiveness have separate lines, on their day, after that day's term", () => {
  const made = aLoan('LinearLoanContract', 1_200_000, { term_months: 12, rate_millipercent: 3_000 });
  const ledger = ledgerOf(
    made,
    happened([
      { kind: 'payment', date: '2025-02-01', amount: 103_000 },
      { kind: 'extra_repayment', date: '2025-02-01', amount: 100_000, outcome: 'shorter_term' },
      { kind: 'rate_change', date: '2025-02-02', rate_millipercent: 4_000 },
      { kind: 'forgiveness', date: '2025-02-03', amount: 750_000, outcome: 'lower_payment' },
    ]),
  );
  const rows = scheduleRows(ledger).map(({ date, beside, payment, interest, principal, balance }) => [
    date,
    beside ?? null,
    payment,
    interest,
    principal,
    balance,
  ]);
  expect(rows.slice(0, 3)).toEqual([
    ['2025-02-01', null, 103_000, 3_000, 100_000, 1_100_000],
    ['2025-02-01', 'extra_repayment', 100_000, 0, 100_000, 1_000_000],
    ['2025-02-03', 'forgiveness', 0, 0, 750_000, 250_000],
  ]);
});

test('R-8.5 a line shows overdue terms that were forgiven, and asks that much less', () => {
  const made = aLoan('LinearLoanContract', 1_200_000, { term_months: 12, rate_millipercent: 0 });
  const forgiven = { kind: 'forgiveness', date: '2025-03-15', amount: 150_000, outcome: 'lower_payment' } as const;
  const rows = scheduleRows(
    ledgerOf(made, happened([{ kind: 'payment', date: '2025-02-01', amount: 100_000 }, forgiven])),
  );
  expect(
    rows
      .filter(({ beside }) => beside)
      .map(({ date, beside, payment, principal, balance }) => [date, beside, payment, principal, balance]),
  ).toEqual([
    ['2025-03-15', 'forgiveness', 0, 50_000, 950_000],
    ['2025-03-15', 'forgiven_due', -100_000, 0, 950_000],
  ]);
  expect(rows.reduce((sum, { payment }) => sum + payment, 0)).toBe(1_050_000);
});

test('R-8.5 in every loan the payments of all lines plus forgiveness equal the principal and its interest', () => {
  fc.assert(
    fc.property(anyLife, ({ loan, events }) => {
      const ledger = ledgerOf(loan, events);
      const rows = scheduleRows(ledger);
      const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
      const forgiven = sum(forgivenIn(ledger).map(({ amount }) => amount));
      expect(sum(rows.map(({ payment }) => payment)) + forgiven).toBe(
        ledger.opening + sum(rows.map(({ interest }) => interest)),
      );
    }),
  );
});

test('R-8.5 in every year of every loan the opening balance, less all the principal of its lines, is the closing balance', () => {
  fc.assert(
    fc.property(anyLife, ({ loan, events }) => {
      const ledger = ledgerOf(loan, events);
      let open = ledger.opening;
      for (const { principal, closingBalance, terms } of rowsPerYear(ledger)) {
        for (const term of terms) {
          open -= term.principal;
          expect(term.balance).toBe(open);
        }
        expect(terms.reduce((sum, term) => sum + term.principal, 0)).toBe(principal);
        expect(closingBalance).toBe(open);
      }
      expect(open).toBe(0);
    }),
  );
});
