import { aLoan, type Facts, happened } from '../loans/ledger/test/loans.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import { loanEntries } from './loanEntries.ts';

const euro = (amount: number) => Math.round(amount * 100);
const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: '' });
const whole = (
  made: ReturnType<typeof aLoan>,
  facts: readonly Facts[],
  more: readonly LoanEvent[] = [],
): LoanDetail => ({
  ...made,
  hashid: 'loan',
  version: 1,
  parties: { from: [party('jan')], to: [party('sanne')] },
  events: [...happened(facts), ...more],
  ledger_version: facts.length + more.length,
});

/** € 100.000 from 1 January 2024, ten years, nothing repaid before the end, callable on demand. */
const still = (rate: number, ...facts: Facts[]) =>
  whole(
    aLoan('RepaymentFreeLoanContract', euro(100_000), {
      start_date: '2024-01-01',
      first_payment_date: '2024-02-01',
      rate_millipercent: rate,
      term_months: 120,
      callable: 'on_demand',
    }),
    facts,
  );
/**
 * € 12.000 without interest from 1 January 2025, € 1.000 on the first of each of the next twelve months, callable on
 * demand.
 */
const twelve = (...facts: Facts[]) =>
  whole(
    aLoan('LinearLoanContract', euro(12_000), {
      first_payment_date: '2025-02-01',
      rate_millipercent: 0,
      term_months: 12,
      callable: 'on_demand',
    }),
    facts,
  );

const outcome = 'lower_payment' as const;
const paid = (date: string, amount = 1_000): Facts => ({ kind: 'payment', date, amount: euro(amount) });
const extra = (date: string, amount: number): Facts => ({
  kind: 'extra_repayment',
  date,
  amount: euro(amount),
  outcome,
});
const forgiven = (date: string, amount: number): Facts => ({
  kind: 'forgiveness',
  date,
  amount: euro(amount),
  outcome,
});
const rate = (date: string, rate_millipercent: number): Facts => ({ kind: 'rate_change', date, rate_millipercent });

/** The day-by-day gift of a year, in cents. */
const gift = (loan: LoanDetail, year: number, today: string) =>
  loanEntries(loan, year, today, []).find(({ kind }) => kind === 'callable')?.amount ?? 0;

describe('R-8.1 the day-by-day gift follows the records (art. 15 SW)', () => {
  test.each<[sum: string, loan: LoanDetail, today: string, euros: number]>([
    ['nothing recorded: 100.000 × (6 − 2) % = 4.000', still(2_000), '2025-06-01', 4_000],
    [
      '40.000 extra on 1 July: 6.000 × 181/365 + 3.600 × 184/365 = 2.975,342 + 1.814,795',
      still(0, extra('2025-07-01', 40_000)),
      '2025-12-31',
      4_790.14,
    ],
    ['the same, known before it happens', still(0, extra('2025-07-01', 40_000)), '2025-03-01', 4_790.14],
    [
      'an extra first pays the 18 × 166,67 of interest that is due: 4.000 × 181/365 + 63.000,06 × 4 % × 184/365 = 1.983,562 + 1.270,357',
      still(2_000, extra('2025-07-01', 40_000)),
      '2025-12-31',
      3_253.92,
    ],
    ['40.000 forgiven on 1 July lowers it as much', still(0, forgiven('2025-07-01', 40_000)), '2025-12-31', 4_790.14],
    [
      'all of it forgiven on 1 July: 6.000 × 181/365',
      still(0, forgiven('2025-07-01', 100_000)),
      '2025-12-31',
      2_975.34,
    ],
    [
      'from 0 to 5 % on 1 July: 6.000 × 181/365 + 1.000 × 184/365 = 2.975,342 + 504,110',
      still(0, rate('2025-07-01', 5_000)),
      '2025-12-31',
      3_479.45,
    ],
    [
      'from 0 to 8 % on 1 July: above 6 % gives nothing back',
      still(0, rate('2025-07-01', 8_000)),
      '2025-12-31',
      2_975.34,
    ],
    ['from 8 to 2 % on 1 July: 4.000 × 184/365', still(8_000, rate('2025-07-01', 2_000)), '2025-12-31', 2_016.44],
    [
      'extra and rate on one day: 6.000 × 181/365 + 60.000 × 1 % × 184/365 = 2.975,342 + 302,466',
      still(0, extra('2025-07-01', 40_000), rate('2025-07-01', 5_000)),
      '2025-12-31',
      3_277.81,
    ],
    ['earlier repayments: 60.000 × 6 %', still(0, extra('2024-07-01', 40_000)), '2025-12-31', 3_600],
    [
      'by plan, in thousands of euros times days: 12·31 + 11·28 + 10·31 + 9·30 + … + 1·31 = 2.363; × 60 / 365',
      twelve(),
      '2025-12-31',
      388.44,
    ],
    [
      'paid as planned is the plan',
      twelve(...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => paid(`2025-${String(month).padStart(2, '0')}-01`))),
      '2025-12-31',
      388.44,
    ],
    [
      'one term paid and nothing since: 12·31 + 11·334 = 4.046; × 60 / 365',
      twelve(paid('2025-02-01')),
      '2025-12-31',
      665.1,
    ],
    [
      'the same on 15 March: one term is overdue and stays so, the others will be paid: 2.363 + 1·(365 − 59) = 2.669; × 60 / 365',
      twelve(paid('2025-02-01')),
      '2025-03-15',
      438.74,
    ],
    [
      'and all of it forgiven on 1 July, what was overdue with it: 12·31 + 11·28 + 10·31 + 9·30 + 8·31 + 7·30 + 1·122 = 1.840; × 60 / 365',
      twelve(paid('2025-02-01'), forgiven('2025-07-01', 11_000)),
      '2025-03-15',
      302.47,
    ],
    [
      'the term of March paid on the 20th: 2.363 + 1·19 = 2.382; × 60 / 365',
      twelve(paid('2025-02-01'), paid('2025-03-20')),
      '2025-03-31',
      391.56,
    ],
    ['paid ahead is not repaid before its day: the plan', twelve(paid('2025-02-01', 12_000)), '2025-12-31', 388.44],
    [
      'no repayment in March, April and May, the end later: 12·31 + 11·(28 + 31 + 30 + 31) + 10·30 + 9·31 + 8·31 + 7·30 + 6·31 + 5·30 + 4·31 = 3.189; × 60 / 365',
      twelve(paid('2025-02-01'), {
        kind: 'pause',
        date: '2025-03-01',
        until: '2025-05-31',
        rests: 'repayment',
        outcome: 'later_end',
      }),
      '2025-02-15',
      524.22,
    ],
  ])('%s', (_sum, loan, today, euros) => expect(gift(loan, 2025, today)).toBe(euro(euros)));

  test('an unpaid sum stays a gift after the last term: 11.000 × 6 %', () => {
    expect(gift(twelve(paid('2025-02-01')), 2026, '2026-12-31')).toBe(euro(660));
    expect(gift(twelve(), 2026, '2026-12-31')).toBe(0);
  });

  test('a fixed-term loan can be called once it is over: late amounts below 6 % count as well', () => {
    const over = (facts: Facts[], changes: Partial<LoanDetail['contract']> = {}) => {
      const made = twelve(...facts);
      return { ...made, contract: { ...made.contract, callable: 'limited' as const, ...changes } };
    };
    const once = [paid('2025-02-01')];
    // The last term was on 1 January 2026, and until the 15th paying late costs nothing: 11.000 × (6 − 4) % × 350/365.
    expect(gift(over(once, { late_payment: 'due_date' }), 2026, '2026-12-31')).toBe(euro(210.96));
    // An agreed 6 % is enough; if interest is due only after a reminder, 11.000 × 6 % × 334/365.
    expect(gift(over(once, { late_payment: 'due_date', default_rate_millipercent: 6_000 }), 2026, '2026-12-31')).toBe(
      0,
    );
    expect(gift(over(once, { late_payment: 'reminder' }), 2026, '2026-12-31')).toBe(euro(603.95));
    // While it runs, and for terms paid in time or by plan, nothing.
    expect(gift(over(once), 2025, '2025-12-31')).toBe(0);
    expect(gift(over([...once, paid('2026-01-10', 11_000)]), 2026, '2026-12-31')).toBe(0);
    expect(gift(over([]), 2026, '2026-12-31')).toBe(0);
  });

  test('a loan at 6 %, or with nothing open, gives nothing', () => {
    expect(loanEntries(still(6_000), 2025, '2025-12-31', [])).toEqual([]);
    expect(loanEntries(twelve(), 2027, '2027-12-31', [])).toEqual([]);
  });

  test('today’s term is overdue if unpaid, and tomorrow’s is not', () => {
    // Paid 1 February, nothing on 1 March: from then one term more is open than planned, 2.363 + 306.
    expect(gift(twelve(paid('2025-02-01')), 2025, '2025-03-01')).toBe(euro(438.74));
    expect(gift(twelve(paid('2025-02-01')), 2025, '2025-02-28')).toBe(euro(388.44));
  });

  test('forgiveness counts separately: 40.000 on its day, and 4.790,14 over the year', () => {
    expect(loanEntries(still(0, forgiven('2025-07-01', 40_000)), 2025, '2025-12-31', [])).toEqual([
      { kind: 'forgiveness', date: '2025-07-01', amount: euro(40_000), exemption: 'yearly', from: ['jan'] },
      { kind: 'callable', date: '2025-12-31', amount: euro(4_790.14), exemption: 'yearly', from: ['jan'] },
    ]);
  });

  test('a record corrected, refused or unconfirmed changes nothing', () => {
    const [event] = happened([extra('2025-07-01', 40_000)]);
    if (!event) throw new Error('one event');
    const counter: LoanEvent = { ...event, hashid: 'counter', kind: 'correction', corrects: event.hashid };
    expect(gift({ ...still(0), events: [event, counter] }, 2025, '2025-12-31')).toBe(euro(6_000));
    for (const status of ['reported', 'refused'] as const)
      expect(gift({ ...still(0), events: [{ ...event, status }] }, 2025, '2025-12-31')).toBe(euro(6_000));
  });
});
