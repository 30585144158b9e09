import { draftEvent } from '../loans/events/draftEvent.ts';
import type { LoanEvent } from '../wire/event.ts';
import { pairRecords, recordedMoney } from './pairRecords.ts';

const record = (hashid: string, date: string, amount = 500, rest: object = {}): LoanEvent => ({
  ...draftEvent({ kind: 'payment', date, amount }, hashid),
  ...rest,
});
const line = (date: string, amount = 500) => ({ kind: 'payment' as const, date, amount });
const found = (events: LoanEvent[], lines: ReturnType<typeof line>[]) =>
  pairRecords(recordedMoney(events), lines).map((one) => one?.hashid);

test('a line matches the record of the same amount nearest to its day, at most five days apart', () => {
  const events = [record('a', '2026-05-01'), record('b', '2026-05-06')];
  expect(found(events, [line('2026-05-05')])).toEqual(['b']);
  expect(found(events, [line('2026-05-11'), line('2026-05-12'), line('2026-05-01', 499)])).toEqual([
    'b',
    undefined,
    undefined,
  ]);
});

test('two identical lines are two payments: the record belongs to one of them', () => {
  const [first, second] = found([record('a', '2026-05-01')], [line('2026-05-02'), line('2026-05-02')]);
  expect([first, second].toSorted()).toEqual(['a', undefined]);
});

test('a line in January does not match a record in December: another year, another tax return', () => {
  expect(found([record('a', '2025-12-31')], [line('2026-01-02')])).toEqual([undefined]);
});

test('a payment refused, taken back or asked back matches no line', () => {
  const back = (status: string) => record('c', '2026-05-03', 500, { kind: 'correction', corrects: 'a', status });
  expect(found([record('a', '2026-05-01', 500, { status: 'refused' })], [line('2026-05-01')])).toEqual([undefined]);
  expect(found([record('a', '2026-05-01'), back('confirmed')], [line('2026-05-01')])).toEqual([undefined]);
  expect(found([record('a', '2026-05-01'), back('reported')], [line('2026-05-01')])).toEqual([undefined]);
  expect(found([record('a', '2026-05-01', 500, { status: 'reported' })], [line('2026-05-01')])).toEqual(['a']);
});

test('an extra repayment does not match a payment of a term', () => {
  const extra = record('a', '2026-05-01', 500, { kind: 'extra_repayment', outcome: 'shorter_term' });
  expect(found([extra], [line('2026-05-01')])).toEqual([undefined]);
  expect(pairRecords(recordedMoney([extra]), [{ date: '2026-05-01', amount: 500 }])).toEqual([extra]);
});
