import { ledgerOf } from '../../../../domain/loans/ledger/ledger.ts';
import { aLoan, type Facts, happened } from '../../../../domain/loans/ledger/test/loans.ts';
import { scheduleOf } from '../../../../domain/loans/schedule.ts';
import { currentSchedule } from '../ledgerView.ts';
import { scheduleSheet } from './scheduleSheet.ts';

const loan = aLoan('LinearLoanContract', 1_200_000, { term_months: 12 });
const sheet = (facts: readonly Facts[]) =>
  scheduleSheet(currentSchedule(scheduleOf(loan.type, loan.total, loan.contract), ledgerOf(loan, happened(facts))));
const paid: Facts = { kind: 'payment', date: '2025-02-01', amount: 103_000 };

test('R-8.5 the files match the screen: a line for each reduction outside the terms, named in a column, and totals that add up', () => {
  const { heading, lines } = sheet([
    paid,
    { kind: 'extra_repayment', date: '2025-02-02', amount: 100_000, outcome: 'shorter_term' },
    { kind: 'forgiveness', date: '2025-02-03', amount: 750_000, outcome: 'lower_payment' },
  ]);
  expect(heading.at(-1)).toBe('Toelichting');
  expect(lines.every((cells) => cells.length === heading.length)).toBe(true);
  expect(lines.slice(1, 3)).toEqual([
    [
      null,
      { date: '2025-02-02' },
      { cents: 100_000 },
      null,
      { cents: 100_000 },
      { cents: 1_000_000 },
      'Extra afgelost',
    ],
    [null, { date: '2025-02-03' }, null, null, { cents: 750_000 }, { cents: 250_000 }, 'Kwijtgescholden'],
  ]);
  const sum = (column: number) =>
    lines.slice(0, -1).reduce((all, cells) => {
      const cell = cells[column];
      return all + (cell !== null && typeof cell === 'object' && 'cents' in cell ? cell.cents : 0);
    }, 0);
  expect(lines.at(-1)!.slice(2, 5)).toEqual([sum(2), sum(3), sum(4)].map((cents) => ({ cents })));
  expect(sum(4)).toBe(1_200_000);
});

test('R-8.5 a line deducts a forgiven overdue term, so that the total is what had to be paid', () => {
  const { lines } = sheet([
    paid,
    { kind: 'forgiveness', date: '2025-03-03', amount: 100_000, outcome: 'lower_payment' },
  ]);
  expect(lines[2]).toEqual([
    null,
    { date: '2025-03-03' },
    { cents: -100_000 },
    null,
    null,
    { cents: 1_000_000 },
    'Kwijtgescholden achterstand',
  ]);
});

test('a loan with only terms has no such column', () => {
  const { heading, lines } = sheet([paid]);
  expect(heading).toHaveLength(6);
  expect(lines.every((cells) => cells.length === 6)).toBe(true);
});
