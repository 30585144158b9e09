import { type Facts, aLoan, happened } from './test/loans.ts';
import { ledgerOf } from './ledger.ts';
import { stateOn } from './state.ts';

/** 12.000 euro in twelve terms from 1 February 2025, at 3 %: 30 euro of interest a month over the whole. */
const loan = (type: 'LinearLoanContract' | 'RepaymentFreeLoanContract', changes: object = {}) =>
  aLoan(type, 1_200_000, { term_months: 12, ...changes });
/** The same without interest: terms of 1.000 euro. */
const free = loan('LinearLoanContract', { rate_millipercent: 0 });
const after = (made: typeof free, ...facts: Facts[]) => ledgerOf(made, happened(facts));
const payments = ({ terms }: ReturnType<typeof ledgerOf>) => terms.map(({ payment }) => payment);
const owed = (ledger: ReturnType<typeof ledgerOf>) => stateOn(ledger, '2025-12-31').owed;
const first: Facts = { kind: 'payment', date: '2025-02-01', amount: 100_000 };

describe('R-8.5 an extra repayment', () => {
  const extra = (amount: number, outcome: 'shorter_term' | 'lower_payment', date = '2025-02-02'): Facts => ({
    kind: 'extra_repayment',
    date,
    amount,
    outcome,
  });

  test('with an earlier end: the terms stay as high, and the last pays the rest', () => {
    const ledger = after(free, first, extra(350_000, 'shorter_term'));
    expect(payments(ledger)).toEqual([...Array<number>(8).fill(100_000), 50_000]);
    expect(ledger.endDate).toBe('2025-10-01');
  });

  test('with an earlier end, at a whole term: no empty term follows', () => {
    const ledger = after(free, first, extra(300_000, 'shorter_term'));
    expect(payments(ledger)).toEqual(Array(9).fill(100_000));
    expect(ledger.endDate).toBe('2025-10-01');
  });

  test('with a lower payment: as many terms, each lower by the same amount', () => {
    const ledger = after(free, first, extra(330_000, 'lower_payment'));
    expect(payments(ledger)).toEqual([100_000, ...Array<number>(11).fill(70_000)]);
  });

  test.each(['shorter_term', 'lower_payment'] as const)(
    'of a repayment-free loan (%s): half the interest, with the same end',
    (outcome) => {
      const ledger = after(
        loan('RepaymentFreeLoanContract'),
        { ...first, amount: 3_000 },
        extra(600_000, outcome, '2025-02-01'),
      );
      expect(payments(ledger)).toEqual([3_000, ...Array<number>(10).fill(1_500), 601_500]);
      expect(ledger.endDate).toBe('2026-01-01');
    },
  );

  test('first pays due amounts, and only the rest reduces the loan', () => {
    const ledger = after(free, extra(300_000, 'lower_payment'));
    expect(ledger.entries.find(({ hashid }) => hashid === 'e0')).toMatchObject({ principal: 300_000, prepaid: 0 });
    expect(stateOn(ledger, '2025-02-02').balance).toBe(900_000);
    expect(payments(ledger)).toEqual([100_000, ...Array<number>(10).fill(81_818), 81_820]);
  });

  test('in full: the interest up to that day is due at once, and can still be paid', () => {
    const all = extra(1_200_000, 'lower_payment', '2025-01-16');
    const ledger = after(loan('LinearLoanContract'), all);
    expect(ledger.terms).toMatchObject([
      { number: 1, date: '2025-01-16', payment: 1_500, interest: 1_500, principal: 0 },
    ]);
    expect([ledger.endDate, owed(ledger)]).toEqual(['2025-01-16', 1_500]);
    const paid = after(loan('LinearLoanContract'), all, { ...first, amount: 1_500 });
    expect([paid.problems, owed(paid)]).toEqual([[], 0]);
    expect(
      after(loan('LinearLoanContract'), all, { ...first, amount: 1_500 }, { ...first, date: '2025-02-02', amount: 1 })
        .problems,
    ).toMatchObject([{ hashid: 'e2', code: 'paid_off' }]);
  });

  test('repaid in full without interest, nothing more is due', () => {
    const ledger = after(free, extra(1_200_000, 'lower_payment', '2025-01-16'));
    expect([ledger.terms, owed(ledger)]).toEqual([[], 0]);
  });
});

describe('R-8.5 a pause', () => {
  const pause = (
    date: string,
    until: string,
    outcome: 'same_end' | 'later_end',
    rests: 'repayment' | 'everything' = 'repayment',
  ): Facts => ({ kind: 'pause', date, until, rests, outcome });

  test('covers the terms of its first and of its last day, and no others', () => {
    const ledger = after(free, pause('2025-03-01', '2025-05-01', 'later_end'));
    expect(payments(ledger)).toEqual([100_000, 0, 0, 0, ...Array<number>(11).fill(100_000)]);
    expect(ledger.endDate).toBe('2026-04-01');
  });

  test('with the same end: the terms after it pay the deferred amount', () => {
    const ledger = after(free, pause('2025-03-01', '2025-03-01', 'same_end'));
    expect(payments(ledger)).toEqual([100_000, 0, ...Array<number>(10).fill(110_000)]);
  });

  test('cannot cover the last term: that pays the whole balance, and the deferred interest', () => {
    const ledger = after(loan('LinearLoanContract'), pause('2025-12-01', '2026-01-31', 'same_end', 'everything'));
    expect(ledger.terms.slice(-2)).toMatchObject([
      { payment: 0, paused: true },
      { payment: 200_000 + 1_000, interest: 1_000, paused: false },
    ]);
    expect(ledger.terms).toHaveLength(12);
  });

  test('of the repayment alone still pays the interest, and nothing extra later', () => {
    const ledger = after(loan('LinearLoanContract'), pause('2025-02-01', '2025-02-28', 'same_end'));
    expect(payments(ledger).slice(0, 2)).toEqual([3_000, 109_091 + 3_000]);
  });

  test('may begin the day after another ends, but not on that day, nor around it', () => {
    const one = pause('2025-03-15', '2025-04-15', 'same_end');
    const problems = (date: string, until: string) => after(free, one, pause(date, until, 'same_end')).problems;
    for (const [date, until] of [
      ['2025-04-16', '2025-05-31'],
      ['2025-02-01', '2025-03-14'],
    ] as const)
      expect(problems(date, until)).toEqual([]);
    for (const [date, until] of [
      ['2025-04-15', '2025-05-31'],
      ['2025-02-01', '2025-03-15'],
      ['2025-02-01', '2025-05-31'],
      ['2025-04-01', '2025-04-02'],
    ] as const) {
      expect(problems(date, until)).toMatchObject([{ code: 'overlap', excess: 0 }]);
    }
  });

  test('makes no loan longer than 600 months, and reports that once', () => {
    const long = loan('LinearLoanContract', { rate_millipercent: 0, term_months: 599 });
    const fits = after(long, pause('2025-03-01', '2025-03-01', 'later_end'));
    expect([fits.problems, fits.terms.length]).toEqual([[], 600]);
    const tooLong = after(long, pause('2025-03-01', '2025-05-01', 'later_end'));
    expect([tooLong.problems, tooLong.terms.length]).toEqual([[{ hashid: 'e0', code: 'too_long', excess: 0 }], 600]);
  });

  test('lets a loan with yearly payments be 600 months too', () => {
    const long = loan('LinearLoanContract', {
      rate_millipercent: 0,
      term_months: 588,
      payment_every: 12,
      first_payment_date: '2026-01-01',
    });
    const ledger = after(long, pause('2027-01-01', '2028-01-01', 'later_end'));
    expect([ledger.problems.map(({ code }) => code), ledger.terms.length]).toEqual([['too_long'], 50]);
  });
});

describe('R-8.5 too much money', () => {
  const paid = (...amounts: number[]) =>
    after(free, ...amounts.map((amount, i): Facts => ({ kind: 'payment', date: `2025-02-0${i + 2}`, amount })));

  test('is reported for the newest payments, each as far as it was too much', () => {
    expect(paid(1_190_000, 50_000, 30_000).problems).toEqual([
      { hashid: 'e2', code: 'overpaid', excess: 30_000 },
      { hashid: 'e1', code: 'overpaid', excess: 40_000 },
    ]);
  });

  test('is not reported for money paid ahead', () => {
    const ledger = paid(1_150_000, 50_000);
    expect([ledger.problems, owed(ledger)]).toEqual([[], 0]);
  });
});

describe('R-8.5 money goes to the oldest debt', () => {
  const made = loan('LinearLoanContract', { late_payment: 'due_date', default_rate_millipercent: 3_000 });
  const paid = (date: string, amount: number): Facts => ({ kind: 'payment', date, amount });
  const terms = (...facts: Facts[]) =>
    after(made, ...facts)
      .terms.slice(0, 3)
      .map((term) => [term.paid, term.paidOn]);

  test('default interest, then all interest due, then the principal of the oldest term', () => {
    // Due: 250 of default interest, 3.000 and 2.750 of interest, 100.000 and 100.000 of principal.
    expect(terms(paid('2025-03-01', 6_000))).toEqual([
      [3_000, null],
      [2_750, null],
      [0, null],
    ]);
    expect(terms(paid('2025-03-01', 106_000))).toEqual([
      [103_000, '2025-03-01'],
      [2_750, null],
      [0, null],
    ]);
    // The day after, 46.000 of the oldest was late: 4 cents.
    expect(terms(paid('2025-03-01', 60_000), paid('2025-03-02', 50_000))).toEqual([
      [103_000, '2025-03-02'],
      [6_746, null],
      [0, null],
    ]);
  });

  test('money paid ahead pays the next term on its day, and costs on theirs', () => {
    expect(terms(paid('2025-01-15', 110_000))).toEqual([
      [103_000, '2025-02-01'],
      [7_000, null],
      [0, null],
    ]);
    const ledger = after(
      made,
      paid('2025-01-15', 110_000),
      { kind: 'costs', date: '2025-02-03', amount: 5_000 },
      { kind: 'costs', date: '2025-02-04', amount: 5_000 },
    );
    expect(stateOn(ledger, '2025-02-04')).toMatchObject({ prepaid: 0, due: { costs: 3_000, total: 3_000 } });
  });

  test('forgiveness takes principal: first overdue amounts, the oldest term first', () => {
    const forgiven = after(made, {
      kind: 'forgiveness',
      date: '2025-03-02',
      amount: 150_000,
      outcome: 'lower_payment',
    });
    expect(stateOn(forgiven, '2025-03-02')).toMatchObject({
      balance: 1_050_000,
      forgiven: 150_000,
      due: { interest: 5_750, principal: 50_000 },
    });
    expect(stateOn(forgiven, '2025-03-02').arrearsSince).toBe('2025-02-01');
  });

  test('a state shows the next term that asks for money, and arrears from the day after the due day', () => {
    const resting = after(free, {
      kind: 'pause',
      date: '2025-03-01',
      until: '2025-04-30',
      rests: 'everything',
      outcome: 'later_end',
    });
    expect(stateOn(resting, '2025-02-01')).toMatchObject({
      next: { date: '2025-05-01' },
      due: { total: 100_000 },
      arrears: 0,
      arrearsSince: null,
    });
    expect(stateOn(resting, '2025-02-02')).toMatchObject({ arrears: 100_000, arrearsSince: '2025-02-01' });
    expect(stateOn(after(made), '2025-02-02').arrears).toBe(103_000);
  });
});

test('a broken first period asks for its interest alone, and for nothing if there is none', () => {
  const broken = { start_date: '2025-01-16', first_payment_date: '2025-03-01' };
  expect(after(loan('LinearLoanContract', broken)).terms.slice(0, 2)).toMatchObject([
    { number: 0, date: '2025-02-01', payment: 1_500, interest: 1_500, principal: 0, balance: 1_200_000 },
    { number: 1, date: '2025-03-01', payment: 103_000 },
  ]);
  expect(after(loan('LinearLoanContract', { ...broken, rate_millipercent: 0 })).terms).toHaveLength(12);
  expect(
    after(loan('LinearLoanContract', { start_date: '2025-01-01', first_payment_date: '2025-02-01' })).terms[0]?.number,
  ).toBe(1);
});

test('an event in the first period counts in it', () => {
  const broken = loan('LinearLoanContract', { start_date: '2025-01-16', first_payment_date: '2025-03-01' });
  const halved = after(broken, {
    kind: 'extra_repayment',
    date: '2025-01-16',
    amount: 600_000,
    outcome: 'lower_payment',
  });
  expect(payments(halved).slice(0, 2)).toEqual([750, 51_500]);
});
