import type { LoanEvent } from '../wire/event.ts';
import { bankChecked } from './bankChecked.ts';
import { draftEvent } from './events/draftEvent.ts';

const line = (side: 'from' | 'to') => ({ side, date: '2025-05-02', account_tail: '4300', import: 'x' });
const paid = (date: string, rest: object = {}): LoanEvent => ({
  ...draftEvent({ kind: 'payment', date, amount: 500 }, date),
  ...{ bank: [line('from')], ...rest },
});
const year = { year: 2025, until: '2025-12-31' };

test('a year is checked where each of its payments stands on a bank statement of that side', () => {
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01')], 'from', year)).toBe(true);
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01')], 'to', year)).toBe(false);
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01', { bank: undefined })], 'from', year)).toBe(false);
  expect(bankChecked([paid('2025-01-01'), paid('2024-12-01', { bank: [] })], 'from', year)).toBe(true);
});

test('nor a year without payments, nor one of which something was not confirmed', () => {
  expect(bankChecked([], 'from', year)).toBe(false);
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01', { automatic: true })], 'from', year)).toBe(false);
});

test('what was taken back or waits is no payment of the year', () => {
  const back: LoanEvent = {
    ...paid('2025-03-01'),
    kind: 'correction',
    corrects: '2025-02-01',
  };
  expect(bankChecked([paid('2025-01-01'), paid('2025-02-01', { bank: [] }), back], 'from', year)).toBe(true);
  const waits = paid('2025-02-01', { bank: [], status: 'reported' });
  expect(bankChecked([paid('2025-01-01'), waits], 'from', year)).toBe(true);
});
