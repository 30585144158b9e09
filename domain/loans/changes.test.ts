import type { LoanEvent } from '../wire/event.ts';
import { changeWith, changesOf, effectOf } from './changes.ts';
import { aLoan, happened } from './ledger/test/loans.ts';

const TODAY = '2025-06-15';
/** 12.000 euro without interest in twelve terms of 1.000 from 1 February 2025. */
const loan = aLoan('LinearLoanContract', 1_200_000, { rate_millipercent: 0, term_months: 12 });
const paid = (...dates: string[]) => dates.map((date) => ({ kind: 'payment' as const, date, amount: 100_000 }));
const onTime = paid('2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01', '2025-06-01');
const forgiven = {
  kind: 'forgiveness' as const,
  date: '2025-06-02',
  amount: 350_000,
  outcome: 'lower_payment' as const,
};
const effect = (events: LoanEvent[], hashid: string) => {
  const found = effectOf(loan, events, hashid, TODAY);
  if (found === null) throw new Error('no effect');
  return found;
};

test('forgiveness leaves less open, and lower terms with the same end', () => {
  const { before, after, entry, terms } = effect(happened([...onTime, forgiven]), 'e5');
  expect(before).toMatchObject({ open: 700_000, payment: 100_000, endDate: '2026-01-01', interest: 0 });
  expect(after).toMatchObject({ open: 350_000, payment: 50_000, endDate: '2026-01-01', interest: 0 });
  expect(entry.principal).toBe(350_000);
  expect(terms).toHaveLength(7);
});

test('later records do not alter an agreed change: neither a later change nor its payments', () => {
  const later = {
    kind: 'extra_repayment' as const,
    date: '2025-06-10',
    amount: 100_000,
    outcome: 'shorter_term' as const,
  };
  const alone = effect(happened([...onTime, forgiven]), 'e5');
  const followed = effect(happened([...onTime, forgiven, later, ...paid('2025-07-01')]), 'e5');
  expect({ ...followed.after, earlier: followed.earlier }).toEqual({ ...alone.after, earlier: [] });
  expect(effect(happened([...onTime, forgiven, later]), 'e6')).toMatchObject({
    before: { open: 350_000 },
    after: { open: 250_000, endDate: '2025-11-01' },
    earlier: [{ hashid: 'e5' }],
  });
});

test('an extra repayment pays the open costs first, as in the ledger', () => {
  const costs = { kind: 'costs' as const, date: '2025-06-03', amount: 2_500 };
  const extra = {
    kind: 'extra_repayment' as const,
    date: '2025-06-10',
    amount: 100_000,
    outcome: 'lower_payment' as const,
  };
  const found = effect(happened([...onTime, costs, extra]), 'e6');
  expect(found.entry).toMatchObject({ costs: 2_500, principal: 97_500 });
  expect([found.before.open, found.after.open]).toEqual([700_000, 602_500]);
  // Costs that a forgiveness leaves open are not interest due.
  const all = effect(happened([...onTime, costs, { ...forgiven, date: '2025-06-04', amount: 700_000 }]), 'e6');
  expect(all).toMatchObject({ after: { open: 0 }, due: 0 });
});

test('a forgotten payment recorded later still counts for the open amount', () => {
  const { before } = effect(happened([...onTime.slice(0, 4), forgiven, ...onTime.slice(4)]), 'e4');
  expect(before.open).toBe(700_000);
});

test('when a rate is agreed in advance, the balance on its day assumes that the terms until then are paid', () => {
  const dear = aLoan('AnnuityLoanContract', 1_200_000, { term_months: 24 });
  const events = happened([
    { kind: 'payment', date: '2025-02-01', amount: 51_577 },
    { kind: 'rate_change', date: '2025-12-01', rate_millipercent: 5_000 },
  ]);
  const found = effectOf(dear, events, 'e1', '2025-02-03');
  expect(found?.rates).toEqual({ before: 3_000, after: 5_000 });
  expect(found?.after.open).toBe(found?.before.open);
  // Thirteen of the twenty-four terms are left after that day's.
  expect(found?.after.open).toBe(658_925);
  expect(found?.after.payment).toBeGreaterThan(found?.before.payment ?? 0);
});

test('a pause names the resting terms, and the deferred interest', () => {
  const dear = aLoan('LinearLoanContract', 1_200_000, { term_months: 12 });
  const events = happened([
    { kind: 'pause', date: '2025-04-01', until: '2025-06-30', rests: 'everything', outcome: 'later_end' },
  ]);
  const found = effectOf(dear, events, 'e0', '2025-03-15');
  expect(found?.resting.map(({ date }) => date)).toEqual(['2025-04-01', '2025-05-01', '2025-06-01']);
  // Three months over 10.000 euro at 3 %.
  expect(found?.deferred).toBe(7_500);
  expect(found?.terms[0]).toMatchObject({ date: '2025-04-01', payment: 0 });
  // Three months longer with 10.000 euro open: the interest grows by the deferred part.
  expect((found?.after.interest ?? 0) - (found?.before.interest ?? 0)).toBe(7_500);
  expect([found?.before.endDate, found?.after.endDate]).toEqual(['2026-01-01', '2026-04-01']);
});

test('a pause of one day rests the term of that day alone; one of the repayment defers no interest', () => {
  const dear = aLoan('LinearLoanContract', 1_200_000, { term_months: 12 });
  const found = effectOf(
    dear,
    happened([{ kind: 'pause', date: '2025-04-01', until: '2025-04-01', rests: 'repayment', outcome: 'same_end' }]),
    'e0',
    '2025-03-15',
  );
  expect(found?.resting.map(({ date }) => date)).toEqual(['2025-04-01']);
  expect(found?.deferred).toBe(0);
  // With two pauses, each names its own terms.
  const two = happened(
    ['2025-04-01', '2025-06-01'].map((date) => ({
      kind: 'pause' as const,
      date,
      until: date,
      rests: 'everything' as const,
      outcome: 'same_end' as const,
    })),
  );
  expect(
    ['e0', 'e1'].map((hashid) => effectOf(dear, two, hashid, '2025-03-15')?.resting.map(({ date }) => date)),
  ).toEqual([['2025-04-01'], ['2025-06-01']]);
});

test('a change is found by its hashid, counting or not; a payment, costs or a counter-entry is not a change', () => {
  const events = happened([...paid('2025-02-01'), forgiven, { kind: 'costs', date: '2025-06-03', amount: 1 }]);
  const undone: LoanEvent = { ...events[1]!, hashid: 'c', kind: 'correction', corrects: 'e1' };
  const kinds = ['e0', 'e1', 'e2', 'c', 'nobody'].map((hashid) => changeWith([...events, undone], hashid)?.kind);
  expect(kinds).toEqual([undefined, 'forgiveness', undefined, undefined, undefined]);
});

test('payments, unconfirmed records and reversed ones are not changes', () => {
  const events = happened([...paid('2025-02-01'), forgiven, { ...forgiven, amount: 1 }]);
  const reported: LoanEvent = { ...events[2]!, status: 'reported' };
  const undone: LoanEvent = { ...events[1]!, hashid: 'c', kind: 'correction', corrects: 'e1' };
  expect(changesOf([...events.slice(0, 2), reported]).map(({ hashid }) => hashid)).toEqual(['e1']);
  expect(changesOf([...events.slice(0, 2), undone])).toEqual([]);
  for (const hashid of ['e0', 'e1', 'nobody'])
    expect(effectOf(loan, [...events.slice(0, 2), undone], hashid, TODAY)).toBeNull();
});
