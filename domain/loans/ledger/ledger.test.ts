import type { LoanType } from '../../contracts/types.ts';
import { makeSchedule } from '../schedule.ts';
import { ledgerOf } from './ledger.ts';
import { payoffOn, stateOn } from './state.ts';
import { type Facts, aLoan, happened } from './test/loans.ts';
import { loanYear } from './year.ts';

const table = (type: LoanType = 'AnnuityLoanContract') => aLoan(type, 20_000_000);
const paidUntil = (count: number): Facts[] =>
  ledgerOf(table(), [])
    .terms.slice(0, count)
    .map(({ date, payment }) => ({ kind: 'payment', date, amount: payment }));

test('R-8.5 without events a ledger is the schedule', () => {
  for (const type of ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const) {
    const made = makeSchedule(type, 20_000_000, table().contract);
    if ('errors' in made) throw new Error('this loan has a schedule');
    expect(
      ledgerOf(table(type), []).terms.map(({ number, date, payment, interest, principal, balance }) => ({
        number,
        date,
        payment,
        interest,
        principal,
        balance,
      })),
    ).toEqual(made.schedule.terms);
  }
});

test('published (docs/domain.md 3.2): 10.000 extra after term 24; unrounded 799,18 a month, and so in the ledger', () => {
  const ledger = ledgerOf(
    table(),
    happened([
      ...paidUntil(24),
      { kind: 'extra_repayment', date: '2027-01-01', amount: 1_000_000, outcome: 'lower_payment' },
    ]),
  );
  expect(ledger.problems).toEqual([]);
  expect(ledger.terms[24]).toMatchObject({ number: 25, payment: 79_918 });
  expect(stateOn(ledger, '2027-01-01').balance).toBe(18_152_175);
  expect(ledger.endDate).toBe('2055-01-01');
});

test('the same extra repayment with the same payment ends earlier', () => {
  const ledger = ledgerOf(
    table(),
    happened([
      ...paidUntil(24),
      { kind: 'extra_repayment', date: '2027-01-01', amount: 1_000_000, outcome: 'shorter_term' },
    ]),
  );
  expect(ledger.terms[24]).toMatchObject({ payment: 84_321 });
  expect(ledger.terms.length).toBeLessThan(360);
  expect(ledger.terms.at(-1)?.payment).toBeLessThanOrEqual(84_321);
  expect(ledger.terms.at(-1)?.balance).toBe(0);
});

test('a shorter term within a pause that keeps the end: nothing is asked before the pause is over', () => {
  const pause: Facts = {
    kind: 'pause',
    date: '2025-03-01',
    until: '2026-02-28',
    rests: 'everything',
    outcome: 'same_end',
  };
  const extra = (date: string): Facts => ({
    kind: 'extra_repayment',
    date,
    amount: 19_700_000,
    outcome: 'shorter_term',
  });
  const { terms, problems } = ledgerOf(table(), happened([...paidUntil(1), pause, extra('2025-03-10')]));
  expect(problems).toEqual([]);
  expect(terms.filter(({ date, payment }) => date > '2025-02-01' && date < '2026-03-01' && payment > 0)).toEqual([]);
  // The rest, 2.656,79, takes four terms of the amount after the pause: some 870 a month.
  const after = terms.filter(({ date }) => date >= '2026-03-01');
  expect(after.map(({ date }) => date)).toEqual(['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']);
  expect(after.reduce((sum, { principal }) => sum + principal, 0)).toBe(265_679);
  // A pause that begins later keeps the new end.
  const [before] = [ledgerOf(table(), happened([...paidUntil(1), extra('2025-02-10')]))];
  const later = ledgerOf(table(), happened([...paidUntil(1), extra('2025-02-10'), { ...pause, until: '2025-03-31' }]));
  expect(later.endDate).toBe(before.endDate);
});

describe('incoming money', () => {
  test('on the day: the term is paid', () => {
    const state = stateOn(ledgerOf(table(), happened(paidUntil(1))), '2025-02-01');
    expect(state).toMatchObject({
      balance: 19_965_679,
      due: { total: 0 },
      arrears: 0,
      owed: 19_965_679,
      received: 84_321,
    });
    expect(state.next).toMatchObject({ number: 2, date: '2025-03-01' });
  });

  test('two days early: it is kept for the term, with no cost or gain', () => {
    const ledger = ledgerOf(table(), happened([{ kind: 'payment', date: '2025-01-30', amount: 84_321 }]));
    expect(stateOn(ledger, '2025-01-31')).toMatchObject({ balance: 20_000_000, prepaid: 84_321, due: { total: 0 } });
    expect(stateOn(ledger, '2025-02-01')).toMatchObject({ balance: 19_965_679, prepaid: 0, due: { total: 0 } });
    expect(ledger.terms[0]).toMatchObject({ paid: 84_321, paidOn: '2025-02-01' });
  });

  test('too little: interest first (BW 6:44), the rest stays open', () => {
    const state = stateOn(
      ledgerOf(table(), happened([{ kind: 'payment', date: '2025-02-01', amount: 60_000 }])),
      '2025-02-05',
    );
    expect(state).toMatchObject({
      due: { late: 0, interest: 0, principal: 24_321, total: 24_321 },
      arrears: 24_321,
      arrearsSince: '2025-02-01',
    });
  });

  test('with costs: those first, then interest, then principal (BW 6:44); they bear no interest and change no term', () => {
    const costs = { kind: 'costs' as const, date: '2025-02-10', amount: 4_840 };
    const ledger = ledgerOf(table(), happened([costs, { kind: 'payment', date: '2025-02-12', amount: 60_000 }]));
    expect(ledger.entries.find(({ kind }) => kind === 'payment')).toMatchObject({
      costs: 4_840,
      late: 0,
      interest: 50_000,
      principal: 5_160,
    });
    expect(stateOn(ledger, '2025-02-12')).toMatchObject({
      due: { costs: 0, interest: 0, principal: 29_161, total: 29_161 },
      charged: 54_840,
    });
    expect(ledger.terms.map(({ payment }) => payment)).toEqual(
      ledgerOf(table(), happened([])).terms.map(({ payment }) => payment),
    );
  });

  test('costs of a loan paid ahead are paid from that; those of a loan that is paid off can’t be', () => {
    const ahead = happened([
      { kind: 'payment', date: '2025-01-30', amount: 84_321 },
      { kind: 'costs', date: '2025-01-31', amount: 4_840 },
    ]);
    expect(stateOn(ledgerOf(table(), ahead), '2025-02-01')).toMatchObject({
      prepaid: 0,
      due: { costs: 0, principal: 4_840 },
    });
    const gone = happened([
      { kind: 'forgiveness', date: '2025-01-01', amount: 20_000_000, outcome: 'lower_payment' },
      { kind: 'costs', date: '2025-01-02', amount: 1 },
    ]);
    expect(ledgerOf(table(), gone).problems).toMatchObject([{ code: 'paid_off' }]);
  });

  test('within fourteen days it costs nothing; after that the unpaid principal bears the statutory interest from its day', () => {
    const made = aLoan('AnnuityLoanContract', 20_000_000, { late_payment: 'due_date' });
    const late = (date: string) => stateOn(ledgerOf(made, happened([])), date).due.late;
    expect(late('2025-02-15')).toBe(0);
    // 343,21 at 6 %, the statutory rate of 2025, over 15 of 360 days.
    expect(late('2025-02-16')).toBe(86);
  });

  test('agreed default interest counts over the late repayment alone, for an own home and for anything else', () => {
    const terms = { late_payment: 'due_date' as const, default_rate_millipercent: 6_000 };
    const late = (own_home: boolean) =>
      stateOn(ledgerOf(aLoan('AnnuityLoanContract', 20_000_000, { own_home, ...terms }), []), '2025-02-21').due.late;
    // 343,21 at 6 % over 20 of 360 days.
    expect([late(false), late(true)]).toEqual([114, 114]);
  });

  test('full repayment: interest up to that day, and nothing is owed', () => {
    const empty = ledgerOf(table(), happened(paidUntil(1)));
    const amount = payoffOn(empty, '2025-02-16');
    expect(amount).toBe(19_965_679 + 24_957);
    const ledger = ledgerOf(
      table(),
      happened([...paidUntil(1), { kind: 'extra_repayment', date: '2025-02-16', amount, outcome: 'lower_payment' }]),
    );
    expect(ledger.problems).toEqual([]);
    expect(stateOn(ledger, '2025-02-16')).toMatchObject({ balance: 0, owed: 0, next: null });
  });

  test('full repayment, with a term already paid before its day: that lowers the final amount', () => {
    const early: Facts[] = [...paidUntil(1), { kind: 'payment', date: '2025-02-14', amount: 84_321 }];
    const amount = payoffOn(ledgerOf(table(), happened(early)), '2025-02-16');
    expect(amount).toBe(19_965_679 + 24_957 - 84_321);
    const all: Facts = { kind: 'extra_repayment', date: '2025-02-16', amount, outcome: 'lower_payment' };
    const ledger = ledgerOf(table(), happened([...early, all]));
    expect(ledger.problems).toEqual([]);
    expect(stateOn(ledger, '2025-02-16')).toMatchObject({ balance: 0, owed: 0, prepaid: 0, next: null });
    expect(ledger.endDate).toBe('2025-02-16');
    expect(ledger.entries.find(({ kind }) => kind === 'extra_repayment')).toMatchObject({
      principal: amount,
      prepaid: 0,
    });
  });
});

describe('changes', () => {
  test('another rate from a term’s day: the payment follows, the end stays', () => {
    const ledger = ledgerOf(table(), happened([{ kind: 'rate_change', date: '2026-01-01', rate_millipercent: 4_000 }]));
    expect(ledger.terms[11]?.payment).toBe(84_321);
    expect(ledger.terms[12]?.interest).toBe(65_275);
    expect(ledger.terms).toHaveLength(360);
    expect(ledger.terms.at(-1)?.balance).toBe(0);
  });

  test('another rate halfway a month is weighted by days', () => {
    const ledger = ledgerOf(
      table('RepaymentFreeLoanContract'),
      happened([{ kind: 'rate_change', date: '2025-01-16', rate_millipercent: 6_000 }]),
    );
    expect(ledger.terms.slice(0, 2).map(({ interest }) => interest)).toEqual([75_000, 100_000]);
  });

  test('a pause of the repayment, with a later end: interest only, and as many extra terms', () => {
    const ledger = ledgerOf(
      table(),
      happened([{ kind: 'pause', date: '2025-03-01', until: '2025-05-31', rests: 'repayment', outcome: 'later_end' }]),
    );
    expect(ledger.terms.slice(1, 6).map(({ principal, paused }) => [principal === 0, paused])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(ledger.terms[4]?.payment).toBe(84_321);
    expect(ledger.endDate).toBe('2055-04-01');
  });

  test('a pause of everything, with the same end: the interest falls due after it, and the payment rises', () => {
    const ledger = ledgerOf(
      table(),
      happened([
        ...paidUntil(1),
        { kind: 'pause', date: '2025-03-01', until: '2025-04-30', rests: 'everything', outcome: 'same_end' },
      ]),
    );
    const [, second, third, fourth, fifth] = ledger.terms;
    expect([second?.payment, third?.payment]).toEqual([0, 0]);
    expect(fourth?.interest).toBe(3 * 49_914);
    expect(fifth?.payment).toBeGreaterThan(84_321);
    expect(ledger.endDate).toBe('2055-01-01');
    expect(stateOn(ledger, '2025-04-15').owed).toBe(19_965_679 + 2 * 49_914);
  });

  test('forgiven principal lowers the balance and the payment', () => {
    const ledger = ledgerOf(
      table(),
      happened([
        ...paidUntil(12),
        { kind: 'forgiveness', date: '2026-01-01', amount: 550_000, outcome: 'lower_payment' },
      ]),
    );
    expect(stateOn(ledger, '2026-01-01').balance).toBe(19_582_438 - 550_000);
    expect(loanYear(ledger, 2026)).toMatchObject({
      forgiven: 550_000,
      opening: 19_617_715,
      interest_paid: 84_321 - 35_277,
      repaid: 35_277,
    });
  });
});

test('the year of the payout begins with nothing, and shows the payout', () => {
  const ledger = ledgerOf(table(), happened(paidUntil(3)));
  const year = loanYear(ledger, 2025);
  expect(year).toMatchObject({ opening: 0, paid_out: 20_000_000, forgiven: 0 });
  expect(year.interest_paid + year.repaid + year.paid_ahead).toBe(3 * 84_321);
  expect(loanYear(ledger, 2025, '2025-02-15')).toMatchObject({
    paid_out: 20_000_000,
    interest_charged: 50_000,
    interest_paid: 50_000,
    repaid: 34_321,
    closing: 19_965_679,
  });
  expect(Object.values(loanYear(ledger, 2024))).toEqual(Array(11).fill(0));
});

test('a balance taken over on 1 January is that of 1 January', () => {
  const taken = (date: string) =>
    ledgerOf(aLoan('AnnuityLoanContract', 20_000_000, { taken_over: { date, balance: 15_000_000 } }), happened([]));
  expect(loanYear(taken('2026-01-01'), 2026)).toMatchObject({ opening: 15_000_000, paid_out: 0 });
  expect(loanYear(taken('2026-01-02'), 2026)).toMatchObject({ opening: 0, paid_out: 15_000_000 });
});

test.each([
  [{ kind: 'payment', date: '2024-12-31', amount: 1 }, 'before_start'],
  [{ kind: 'payment', date: '2025-02-01', amount: 40_000_000 }, 'overpaid'],
  [{ kind: 'extra_repayment', date: '2025-02-01', amount: 20_100_000, outcome: 'lower_payment' }, 'overpaid'],
  [{ kind: 'forgiveness', date: '2025-02-01', amount: 20_000_001, outcome: 'lower_payment' }, 'above_balance'],
  [{ kind: 'rate_change', date: '2056-01-01', rate_millipercent: 1 }, 'after_end'],
] as const)('%j is a problem: %s', (facts, code) => {
  expect(ledgerOf(table(), happened([facts])).problems.map((problem) => problem.code)).toEqual([code]);
});
