import fc from 'fast-check';
import type { EventStatus, LoanEvent } from '../wire/event.ts';
import { assumedPayments, automaticPayments, isAutomatic, paymentsOfRest, yearToConfirm } from './automatic.ts';
import { draftEvent } from './events/draftEvent.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { stateOn } from './ledger/state.ts';
import { anyLoan } from './ledger/test/arbitraries.ts';
import { aLoan, type Facts, happened } from './ledger/test/loans.ts';
import { seed } from '../test/seed.ts';

/** Of 843.21 a month, first on 1 February 2025. */
const loan = aLoan('AnnuityLoanContract', 20_000_000);
const TERM = 84_321;
const SINCE = '2025-03-10';
const paid = (date: string, amount = TERM) => ({ kind: 'payment', date, amount }) as const;
/** Payments made before it became automatic. */
const past: Facts[] = [paid('2025-02-01'), paid('2025-03-01')];
const ask = (facts: readonly Facts[], today: string) => automaticPayments(loan, happened(facts), SINCE, today);
const byItself = (events: readonly LoanEvent[]) => events.map((event) => ({ ...event, automatic: true }) as LoanEvent);
const takenBack = (event: LoanEvent, date: string): LoanEvent => ({
  ...happened([paid(date)])[0]!,
  hashid: `c-${event.hashid}`,
  kind: 'correction',
  corrects: event.hashid,
});

describe('automatic records of a loan', () => {
  it('are made for each term since then, on its own day, also if nothing ran for weeks', () => {
    expect(ask(past, '2025-03-31')).toEqual([]);
    expect(ask(past, '2025-04-01')).toEqual([paid('2025-04-01')].map(({ date, amount }) => ({ date, amount })));
    expect(ask(past, '2025-06-20').map(({ date }) => date)).toEqual(['2025-04-01', '2025-05-01', '2025-06-01']);
  });

  it('cover the open part of a term, and nothing of one paid ahead or shortly after its day', () => {
    expect(ask([...past, paid('2025-03-28', 20_000)], '2025-04-01')).toEqual([
      { date: '2025-04-01', amount: TERM - 20_000 },
    ]);
    expect(ask([...past, paid('2025-03-02', 2 * TERM)], '2025-05-20')).toEqual([]);
    expect(ask([...past, paid('2025-04-04')], '2025-04-15')).toEqual([]);
  });

  it('skip a term that was reported, also if the money did not come: that one stays open, and the next is made', () => {
    const [report] = happened([paid('2025-04-01')]);
    const events = (status: EventStatus) => [
      ...happened(past).map((e, k) => ({ ...e, hashid: `p${k}` })),
      { ...report!, status },
    ];
    expect(automaticPayments(loan, events('reported'), SINCE, '2025-04-10')).toEqual([]);
    expect(automaticPayments(loan, events('refused'), SINCE, '2025-04-10')).toEqual([]);
    expect(automaticPayments(loan, events('refused'), SINCE, '2025-05-01').map(({ date }) => date)).toEqual([
      '2025-05-01',
    ]);
    const shortly = [...happened(past), { ...report!, date: '2025-03-30', status: 'refused' as const }];
    expect(automaticPayments(loan, shortly, SINCE, '2025-04-10')).toEqual([]);
    const takenBackItself = [...events('refused'), takenBack(report!, '2025-04-05')];
    expect(automaticPayments(loan, takenBackItself, SINCE, '2025-04-10')).toHaveLength(1);
  });

  it('count a reported extra repayment, so that it can still be confirmed after the next term', () => {
    const before = happened(past).map((event, k) => ({ ...event, hashid: `p${k}` }));
    const report = (amount: number, status: LoanEvent['status']): LoanEvent => ({
      ...happened([{ kind: 'extra_repayment', date: '2025-03-10', amount, outcome: 'lower_payment' }])[0]!,
      hashid: 'r',
      status,
    });
    const made = (amount: number, status: LoanEvent['status']) =>
      automaticPayments(loan, [...before, report(amount, status)], SINCE, '2025-04-01');
    const open = stateOn(ledgerOf(loan, before), '2025-03-10').balance;
    expect(made(open, 'reported')).toEqual(made(open, 'confirmed'));
    expect(made(open / 2, 'reported')).toEqual(made(open / 2, 'confirmed'));
    expect(made(open, 'refused')).toHaveLength(1);
  });

  it('ask nothing during a full pause, and only the interest during a pause of the repayment', () => {
    const pause = (rests: 'everything' | 'repayment') =>
      ask(
        [...past, { kind: 'pause', date: '2025-04-01', until: '2025-05-31', rests, outcome: 'later_end' }],
        '2025-06-01',
      );
    expect(pause('everything').map(({ date }) => date)).toEqual(['2025-06-01']);
    const interest = pause('repayment');
    expect(interest.map(({ date }) => date)).toEqual(['2025-04-01', '2025-05-01', '2025-06-01']);
    expect(interest[0]!.amount).toBeLessThan(TERM);
  });

  it('take back the payment of a term in a pause agreed after its day, and nothing else', () => {
    const april = byItself(happened([paid('2025-04-01')])).map((event) => ({ ...event, hashid: 'april' }));
    const before = happened(past).map((event, k) => ({ ...event, hashid: `p${k}` }));
    const pause = (date: string, rests: 'everything' | 'repayment' = 'everything') =>
      draftEvent({ kind: 'pause', date, until: '2025-06-30', rests, outcome: 'later_end' });
    const gone = (events: readonly LoanEvent[], change: LoanEvent) =>
      paymentsOfRest(loan, events, change).map(({ hashid }) => hashid);
    expect(gone([...before, ...april], pause('2025-04-01'))).toEqual(['april']);
    expect(gone([...before, ...april], pause('2025-04-02'))).toEqual([]);
    expect(gone([...before, ...april], pause('2025-04-01', 'repayment'))).toEqual([]);
    const confirmed = april.map((event) => ({ ...event, answered_at: '2025-04-02T10:00:00.000Z' }));
    expect(gone([...before, ...confirmed], pause('2025-04-01'))).toEqual([]);

    // The same as if the pause had been agreed in time.
    const late = [...before, ...april, pause('2025-04-01'), takenBack(april[0]!, '2025-04-03')];
    const inTime = [...before, pause('2025-04-01')];
    expect(automaticPayments(loan, late, SINCE, '2025-07-01')).toEqual(
      automaticPayments(loan, inTime, SINCE, '2025-07-01'),
    );
  });

  it('never repeat a term: not a second time, and not one that somebody took back', () => {
    const [made] = byItself(happened([paid('2025-04-01')]));
    const before = happened(past).map((event, k) => ({ ...event, hashid: `p${k}` }));
    expect(automaticPayments(loan, [...before, made!], SINCE, '2025-04-20')).toEqual([]);
    const undone = [...before, made!, takenBack(made!, '2025-04-03')];
    expect(automaticPayments(loan, undone, SINCE, '2025-04-20')).toEqual([]);
    expect(automaticPayments(loan, undone, SINCE, '2025-05-01').map(({ date }) => date)).toEqual(['2025-05-01']);
    expect(stateOn(ledgerOf(loan, undone), '2025-04-20').due.total).toBeGreaterThanOrEqual(TERM);
  });

  it('leave earlier arrears unchanged', () => {
    const late = { ...loan, contract: { ...loan.contract, default_rate_millipercent: 0 } };
    const payments = automaticPayments(late, happened([paid('2025-02-01')]), SINCE, '2025-06-01');
    expect(payments.map(({ amount }) => amount)).toEqual([TERM, TERM, TERM]);
    const events = happened([paid('2025-02-01'), ...payments.map(({ date, amount }) => paid(date, amount))]);
    expect(stateOn(ledgerOf(late, events), '2025-06-01').due.total).toBe(TERM);
  });

  it(`an automatic loan matches its plan on the day of every term (PROPERTY_SEED=${seed})`, () => {
    fc.assert(
      fc.property(anyLoan, (any) => {
        const plan = ledgerOf(any, []);
        let events: LoanEvent[] = [];
        for (const { date, balance } of plan.terms) {
          const facts = automaticPayments(any, events, plan.start, date);
          events = [
            ...events,
            ...byItself(happened(facts.map((one) => paid(one.date, one.amount)))).map((event) => ({
              ...event,
              hashid: date,
            })),
          ];
          const { due, prepaid, balance: open } = stateOn(ledgerOf(any, events), date);
          if (due.total !== 0 || prepaid !== 0 || open !== balance) return false;
        }
        const { problems, terms, endDate } = ledgerOf(any, events);
        return (
          problems.length === 0 &&
          endDate === plan.endDate &&
          terms.every(({ paidOn, date }) => paidOn === date || paidOn === null)
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('unconfirmed payments', () => {
  const made = byItself(happened([paid('2025-11-01'), paid('2025-12-01'), paid('2026-01-01'), paid('2026-02-01')]));
  const confirmed = (event: LoanEvent): LoanEvent => ({ ...event, answered_at: '2026-01-05T10:00:00.000Z' });

  it('are asked about for the oldest past year, until they are confirmed or taken back', () => {
    expect(yearToConfirm(made, '2025-12-31')).toBeNull();
    expect(yearToConfirm(made, '2026-01-01')).toEqual({ year: 2025, payments: 2, amount: 2 * TERM });
    expect(yearToConfirm(made, '2027-03-01')).toEqual({ year: 2025, payments: 2, amount: 2 * TERM });
    const [first, second, ...rest] = made;
    const answered = [confirmed(first!), second!, ...rest, takenBack(second!, '2026-01-06')];
    expect(yearToConfirm(answered, '2026-06-01')).toBeNull();
    expect(yearToConfirm(answered, '2027-01-01')).toEqual({ year: 2026, payments: 2, amount: 2 * TERM });
    expect(assumedPayments(answered).map(({ date }) => date)).toEqual(['2026-01-01', '2026-02-01']);
    expect(yearToConfirm(happened([paid('2024-01-01')]), '2026-06-01')).toBeNull();
  });
});

test('a term counts automatically from the set day until its payment is made: then the ledger says how much is open', () => {
  const [made] = byItself(happened([paid('2025-04-01')]));
  const goes = (events: LoanEvent[], since?: string) =>
    isAutomatic({ events, ...(since !== undefined && { automatic_since: since }) }, ledgerOf(loan, events).terms);
  expect(goes([])('2025-04-01')).toBe(false);
  const days = ['2025-03-01', '2025-04-01', '2025-05-01'];
  expect(days.map(goes([made!], SINCE))).toEqual([false, false, true]);
  expect(days.map(goes([made!, takenBack(made!, '2025-04-03')], SINCE))).toEqual([false, false, true]);
  const notCome = { ...happened([paid('2025-04-01')])[0]!, status: 'refused' as const };
  expect(days.map(goes([notCome], SINCE))).toEqual([false, false, true]);
});
