import { aLoan, happened } from './ledger/test/loans.ts';
import { checkStandingDate, standingOn } from './standing.ts';

/** 12.000 euro at 3 % in twelve equal repayments from 1 February 2025: 1.000 and the interest each month. */
const loan = aLoan('LinearLoanContract', 1_200_000, { term_months: 12 });
const payment = (date: string, amount: number) => ({ kind: 'payment' as const, date, amount });
const TODAY = '2025-04-16';

test('while nothing was recorded it follows the plan: every term counts as paid on its day', () => {
  const standing = standingOn(loan, [], '2025-04-16', TODAY);
  expect(standing).toMatchObject({
    basis: 'plan',
    balance: 900_000,
    due: { total: 0 },
    received: 300_000 + 3_000 + 2_750 + 2_500,
    paid: { interest: 8_250, scheduled: 300_000, extra: 0 },
  });
  // Fifteen of thirty days over 9.000 euro at 3 %.
  expect(standing).toMatchObject({
    running: 1_125,
    runningSince: '2025-04-01',
    payoff: 901_125,
    next: { date: '2025-05-01', payment: 102_250 },
    endDate: '2026-01-01',
  });
});

test('once there are records it follows them: the arrears, and since when', () => {
  const standing = standingOn(loan, happened([payment('2025-02-01', 103_000)]), '2025-04-10', TODAY);
  expect(standing).toMatchObject({
    basis: 'records',
    received: 103_000,
    balance: 1_100_000,
    arrearsSince: '2025-03-01',
    due: { interest: 2_750 + 2_500, principal: 200_000 },
  });
  expect(standing.payoff).toBe(standing.balance + standing.due.interest + standing.due.late + standing.running);
});

test('interest runs since the newest term, also if that was paid before its day or is unpaid', () => {
  // Nine of thirty days over 11.000 euro at 3 %.
  const early = standingOn(loan, happened([payment('2025-01-30', 103_000)]), '2025-02-10', TODAY);
  expect(early).toMatchObject({ balance: 1_100_000, running: 825, runningSince: '2025-02-01', payoff: 1_100_825 });
  // On the day of a term itself that of its period has fallen due, and no other is running.
  const late = (date: string) => standingOn(loan, happened([payment('2025-02-01', 103_000)]), date, TODAY);
  expect(late('2025-03-01')).toMatchObject({ running: 0, payoff: 1_100_000 + 2_750 });
  expect(late('2025-04-10')).toMatchObject({ running: 675, runningSince: '2025-04-01' });
});

test('on a future day the terms from today on count as paid, and arrears stay', () => {
  const standing = standingOn(
    loan,
    happened([payment('2025-02-01', 103_000), payment('2025-03-01', 102_750)]),
    '2025-06-01',
    TODAY,
  );
  expect(standing).toMatchObject({ basis: 'expected', received: 103_000 + 102_750 + 102_250 + 102_000 });
  expect(standing.due.total).toBeGreaterThanOrEqual(102_500);
});

test('a day has a standing from the beginning of the loan to its end, and after it once that is past', () => {
  const check = (date: unknown, today = TODAY) => checkStandingDate(loan, [], date, today);
  expect(check('2024-12-31')).toBe('Deze dag ligt voor het begin van de lening, op 01-01-2025.');
  expect(check('2026-01-02')).toBe('Deze dag ligt na de laatste termijn, op 01-01-2026.');
  for (const wrong of [undefined, null, 5, '', '16-04-2025', '2025-02-30', '2025-4-1'])
    expect(check(wrong)).toBe('Vul een datum in zoals 14-04-2026.');
  for (const date of ['2025-01-01', TODAY, '2026-01-01']) expect(check(date)).toBeNull();
  expect(check('2026-03-01', '2026-05-01')).toBeNull();
});
