import { balanceOn } from './balance.ts';
import { makeSchedule } from './schedule.ts';
import { perYear } from './years.ts';

function schedule() {
  const made = makeSchedule('LinearLoanContract', 120_000, {
    start_date: '2025-10-15',
    first_payment_date: '2025-12-01',
    rate_millipercent: 6000,
    term_months: 3,
  });
  if ('errors' in made) throw new Error('this loan has a schedule');
  return made.schedule;
}

test.each([
  ['2025-01-01', 120_000],
  ['2025-11-30', 120_000],
  ['2025-12-01', 80_000],
  ['2025-12-31', 80_000],
  ['2026-01-01', 40_000],
  ['2026-02-01', 0],
  ['2100-01-01', 0],
])('on %s there are %i cents open: a term counts on its own day', (date, cents) =>
  expect(balanceOn(schedule(), date)).toBe(cents),
);

test('per year, with the broken first period in the year it is due', () => {
  expect(
    perYear(schedule()).map(({ terms, ...year }) => ({ ...year, numbers: terms.map((term) => term.number) })),
  ).toEqual([
    {
      year: 2025,
      payment: 40_600 + 320,
      interest: 600 + 320,
      principal: 40_000,
      closingBalance: 80_000,
      numbers: [0, 1],
    },
    {
      year: 2026,
      payment: 40_400 + 40_200,
      interest: 400 + 200,
      principal: 80_000,
      closingBalance: 0,
      numbers: [2, 3],
    },
  ]);
});
