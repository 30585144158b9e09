import { aLoan, type Facts, happened } from '../loans/ledger/test/loans.ts';
import type { LoanDetail, LoanTerms } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { jan, marijke, sanne } from './test/statements.ts';

/** € 12.000 at 6 % from 1 January 2024, € 1.000 and the interest on the first of each month. */
const linear = (terms: Partial<LoanTerms> = {}, events: readonly LoanEvent[] = []): LoanDetail => ({
  ...aLoan('LinearLoanContract', 1_200_000, {
    signed_date: '2023-12-20',
    start_date: '2024-01-01',
    first_payment_date: '2024-02-01',
    rate_millipercent: 6_000,
    term_months: 12,
    rate_motivation: 'Als de bank.',
    ...terms,
  }),
  hashid: 'loan',
  version: 1,
  parties: { from: [jan, marijke], to: [sanne] },
  events: [...events],
  ledger_version: events.length,
});
const facts = (...list: Facts[]) => happened(list);
const payment = (date: string, amount = 100_000): Facts => ({ kind: 'payment', date, amount });
const rate = (date: string, rate_millipercent: number): Facts => ({ kind: 'rate_change', date, rate_millipercent });
const reported = (events: readonly LoanEvent[]) => events.map((event) => ({ ...event, status: 'reported' as const }));

const part = (
  loan: LoanDetail,
  { year = 2024, who = 'jan', until }: { year?: number; who?: string; until?: string } = {},
) =>
  loanPart(loan, who, { year, until: until ?? `${year}-12-31`, today: '2026-06-01', arePartners: () => 'no' }, () =>
    booksOf(loan),
  );
const warnings = (loan: LoanDetail, of: Parameters<typeof part>[1] = {}) =>
  part(loan, of)?.warnings.map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('R-8.2 whether a loan belongs to a year', () => {
  test('from the day it starts, or was taken over; not a day earlier; not for somebody else', () => {
    expect(part(linear(), { until: '2024-01-01' })?.loan?.figures).toMatchObject({ paid_out: 1_200_000 });
    expect(part(linear({ start_date: '2024-01-02' }), { until: '2024-01-01' })).toBeNull();
    const taken = linear({ taken_over: { date: '2024-07-01', balance: 600_000 } });
    expect(part(taken, { until: '2024-06-30' })).toBeNull();
    expect(part(taken, { until: '2024-07-01' })?.loan?.figures).toMatchObject({
      paid_out: 1_200_000,
      closing: 600_000,
    });
    expect(part(linear(), { who: 'bram' })).toBeNull();
  });

  test('a loan taken over on 1 January was open that day, and nothing was paid out', () => {
    const taken = linear({ taken_over: { date: '2024-07-01', balance: 600_000 } });
    const first = linear({ taken_over: { date: '2024-01-01', balance: 600_000 } });
    expect(part(taken)?.loan?.figures).toMatchObject({ opening: 0, paid_out: 1_200_000 });
    expect(part(first)?.loan?.figures).toMatchObject({ opening: 600_000, paid_out: 0 });
    expect(part(linear(), { year: 2025 })?.loan?.figures).toMatchObject({ opening: 100_000, paid_out: 0, closing: 0 });
  });

  test('interest of the year, the stub of a first odd period with it: 12.000 × 6 % × 15/360 = 30,00 and 60,00', () => {
    const stub = linear({ start_date: '2024-01-16', first_payment_date: '2024-03-01' });
    expect(part(stub, { until: '2024-03-01' })?.loan?.figures).toMatchObject({
      interest_charged: 9_000,
      interest_paid: 9_000,
    });
    expect(part(stub)?.loan?.arrears).toEqual({ interest: 0, principal: 0 });
  });
});

describe('R-8.2 notes next to the figures', () => {
  test('none while everything is filled in', () => {
    expect(warnings(linear())).toEqual([]);
    expect(warnings(linear(), { who: 'sanne' })).toEqual([]);
  });

  test.each([
    ['jan', '', 'De lineaire lening aan Sanne de Vries'],
    ['jan', '  ', 'De lineaire lening aan Sanne de Vries'],
    ['sanne', 'Auto', 'De lineaire lening van Jan de Vries en Marijke de Vries (Auto)'],
  ])('a rate without a reason, to %s', (who, purpose, title) =>
    expect(warnings(linear({ purpose, rate_motivation: ' ' }), { who })).toEqual([
      `${title} zegt niet waarom jullie deze rente kozen. Schrijf dat erbij: de Belastingdienst kan ernaar vragen.`,
    ]),
  );

  test('a rate that may be a gift: 12.000 less 1.000 a month without interest, in the year it was agreed', () => {
    // In thousands, by the day: 12·31 + 11·29 + 10·31 + … + 1·31 = 2.374 of a year of 366; × 6 % × 0,85.
    const lent = linear({ rate_millipercent: 0, signed_date: '2024-02-01' });
    expect(warnings(lent)).toEqual([
      'De lineaire lening aan Sanne de Vries heeft een rente onder 6 %. Is die uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel (€ 330,80 over de hele looptijd) een schenking van 2024. In deze opgave is dat niet meegeteld.',
    ]);
    expect(warnings(lent, { who: 'sanne' })).toEqual([expect.stringContaining('De lineaire lening van Jan de Vries')]);
    expect(warnings(lent, { year: 2025 })).toEqual([]);
  });

  test('a loan taken over within the year: the missing earlier part; mentioned in that year alone', () => {
    const taken = linear({ taken_over: { date: '2024-07-01', balance: 600_000 } });
    expect(warnings(taken)).toEqual([
      'De lineaire lening aan Sanne de Vries is hier vastgelegd vanaf 1 juli 2024. Voor die dag daalde de schuld in 2024 met € 6.000,00: dat staat hier als aflossing. Rente die in 2024 voor die dag is betaald, ook als de rente toen anders was, staat hier niet bij: die tel je er zelf bij.',
    ]);
    expect(warnings(taken, { year: 2025 })).toEqual([]);
    expect(warnings(linear({ taken_over: { date: '2024-01-01', balance: 600_000 } }))).toEqual([]);
  });

  test('one payment of the year that was reported and not confirmed', () => {
    const loan = linear({}, reported(facts(payment('2024-02-01'), payment('2025-02-01', 7))));
    expect(warnings(loan)).toEqual([
      'De lineaire lening aan Sanne de Vries: er is één gemelde betaling (€ 1.000,00) nog niet bevestigd. Die telt nog niet mee.',
    ]);
  });

  test('an extra repayment is such a payment', () => {
    const extra: Facts = { kind: 'extra_repayment', date: '2024-12-20', amount: 250_000, outcome: 'lower_payment' };
    expect(warnings(linear({}, reported(facts(extra))))).toEqual([
      'De lineaire lening aan Sanne de Vries: er is één gemelde betaling (€ 2.500,00) nog niet bevestigd. Die telt nog niet mee.',
    ]);
  });

  test('several are added up', () => {
    expect(warnings(linear({}, reported(facts(payment('2024-02-01'), payment('2024-12-31', 50_050)))))).toEqual([
      'De lineaire lening aan Sanne de Vries: er zijn 2 gemelde betalingen (samen € 1.500,50) nog niet bevestigd. Die tellen nog niet mee.',
    ]);
  });

  test('one that was confirmed, refused or corrected is left out', () => {
    const [event] = reported(facts(payment('2024-02-01'))) as [LoanEvent];
    const counter: LoanEvent = {
      ...event,
      hashid: 'c',
      kind: 'correction',
      corrects: event.hashid,
      status: 'confirmed',
    };
    for (const events of [facts(payment('2024-02-01')), [{ ...event, status: 'refused' as const }], [event, counter]])
      expect(warnings(linear({}, events))).toEqual([]);
  });
});

describe('R-8.2 the year of a loan with records', () => {
  test('the unconfirmed payments that count: in the year, up to its last day', () => {
    const byThemselves = ['2024-02-01', '2024-03-01', '2024-04-01', '2025-01-01'].map((date) => payment(date, 106_000));
    const loan = linear(
      {},
      facts(...byThemselves).map((event) => ({ ...event, automatic: true as const })),
    );
    const assumed = (until: string) => part(loan, { year: Number(until.slice(0, 4)), until })?.loan?.assumed;
    expect(['2024-02-29', '2024-03-01', '2024-12-31', '2025-12-31'].map(assumed)).toEqual([1, 2, 3, 1]);
  });

  test('the rate of 1 January, or of the start, and each change up to the last day', () => {
    const changed = linear(
      { term_months: 36 },
      facts(rate('2024-07-01', 5_000), rate('2025-01-01', 4_000), rate('2025-03-01', 3_000), rate('2025-06-01', 2_000)),
    );
    const rates = (year: number, until = `${year}-12-31`) =>
      part(changed, { year, until })?.loan?.rates.map(({ from, millipercent }) => `${from} ${millipercent}`);
    expect(rates(2024)).toEqual(['2024-01-01 6000', '2024-07-01 5000']);
    expect(rates(2025, '2025-06-01')).toEqual(['2025-01-01 4000', '2025-03-01 3000', '2025-06-01 2000']);
    expect(rates(2025, '2025-05-31')).toEqual(['2025-01-01 4000', '2025-03-01 3000']);
    expect(rates(2026)).toEqual(['2025-06-01 2000']);
    const later = linear({ start_date: '2024-05-01', first_payment_date: '2024-06-01' });
    expect(part(later)?.loan?.rates).toEqual([{ from: '2024-05-01', millipercent: 6_000 }]);
  });

  test('forgiveness is a gift in its own year, up to the day that counts', () => {
    const forgave = linear(
      {},
      facts(
        { kind: 'forgiveness', date: '2024-05-01', amount: 10_000, outcome: 'lower_payment' },
        { kind: 'forgiveness', date: '2025-01-15', amount: 20_000, outcome: 'lower_payment' },
      ),
    );
    const days = (year: number, until = `${year}-12-31`) =>
      part(forgave, { year, until })?.gifts.map(({ date }) => date);
    expect([days(2024), days(2025), days(2024, '2024-05-01'), days(2024, '2024-04-30')]).toEqual([
      ['2024-05-01'],
      ['2025-01-15'],
      ['2024-05-01'],
      [],
    ]);
  });

  test('the arrears at both ends of a year: interest, default interest, and costs', () => {
    // Of 12.000 at 6 % one term was paid. For 1 March 55,00 is due, and 1.000 × 7 % (the statutory rate of
    // 2024) × 29/360 = 5,64 of default interest.
    const late = linear(
      { late_payment: 'due_date' },
      facts(payment('2024-02-01', 106_000), { kind: 'costs', date: '2024-03-15', amount: 2_500 }),
    );
    expect(part(late, { until: '2024-03-31' })?.loan).toMatchObject({
      arrears: { interest: 6_064, principal: 100_000 },
      overdue: { opening: 0, closing: 8_564 },
    });
    const [first, next] = [part(late)?.loan, part(late, { year: 2025 })?.loan];
    expect(next?.overdue.opening).toBe(first?.overdue.closing);
    expect(first?.overdue.closing).toBe((first?.arrears.interest ?? 0) + 2_500);
    const terms = { late_payment: 'due_date' as const, default_rate_millipercent: 8_000 };
    const dearer = part(linear(terms, facts(payment('2024-02-01', 106_000))), {
      until: '2024-04-15',
    })?.loan;
    expect(dearer?.arrears.interest).toBeGreaterThan(2 * 5_500);
    expect(dearer?.overdue.closing).toBe(dearer?.arrears.interest);
  });

  test('only a borrower for their own home gets the check, and the report of a new loan', () => {
    const home = linear({ own_home: true, signed_date: '2024-01-01' });
    expect(part(home, { who: 'sanne' })?.loan).toMatchObject({
      deduction: { on: '2024-12-31' },
      report: { fields: expect.any(Array) },
    });
    for (const none of [part(home), part(linear(), { who: 'sanne' })])
      expect(none?.loan).toMatchObject({ deduction: null, report: null });
  });
});
