import type { LoanEvent } from '../wire/event.ts';
import { bankChecked } from './bankChecked.ts';
import { draftEvent } from './events/draftEvent.ts';

const line = (side: 'from' | 'to') => ({ side, date: '2025-05-02', account_tail: '4300', import: 'x' });
const paid = (date: string, rest: object = {}): LoanEvent => ({
  ...draftEvent({ kind: 'payment', date, amount: 500 }, date),
  ...{ bank: [line('from')], ...rest },
});
const year = { year: 2025, until: '2025-12-31' };

test('a year is checked if each of its payments is on a bank statement of that side', () => {
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01')], 'from', year)).toBe(true);
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01')], 'to', year)).toBe(false);
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01', { bank: undefined })], 'from', year)).toBe(false);
  expect(bankChecked([paid('2025-01-01'), paid('2024-12-01', { bank: [] })], 'from', year)).toBe(true);
});

test('a year without payments is not checked, nor one with something unconfirmed', () => {
  expect(bankChecked([], 'from', year)).toBe(false);
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01', { automatic: true })], 'from', year)).toBe(false);
});

test('a payment taken back or pending is no payment of the year', () => {
  const back: LoanEvent = {
    ...paid('2025-03-01'),
    kind: 'correction',
    corrects: '2025-02-01',
  };
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01', { bank: [] }), back], 'from', year)).toBe(true);
  const waits = paid('2025-02-01', { bank: [], status: 'reported' });
  expect(bankChecked([paid('2025-01-01'), waits], 'from', year)).toBe(true);
});
