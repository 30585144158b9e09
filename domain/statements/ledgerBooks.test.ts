import type { LoanDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { LoanEvent } from '../wire/event.ts';
import { reconciled } from './loanFigures.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';

const person = (hashid: string): Party => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });

/** € 12.000 without interest, € 1.000 a month from 1 August 2024. */
const loan = (events: object[]): LoanDetail =>
  ({
    hashid: 'loan',
    type: 'LinearLoanContract',
    total: 1_200_000,
    version: 1,
    contract: {
      signed_date: '2024-06-20',
      start_date: '2024-07-01',
      first_payment_date: '2024-08-01',
      rate_millipercent: 0,
      term_months: 12,
      payment_every: 1,
      day_count: '30E/360',
      taken_over: null,
      default_rate_millipercent: null,
      purpose: '',
      own_home: false,
      rate_motivation: 'Klein.',
    },
    parties: { from: [person('jan')], to: [person('sanne')] },
    events: events.map((event, i) => ({
      hashid: `e${i}`,
      status: 'confirmed',
      note: '',
      recorded_at: `2024-08-01T00:00:0${i}Z`,
      recorded_by: person('jan'),
      answered_at: null,
      answered_by: null,
      ...event,
    })) as LoanEvent[],
  }) as unknown as LoanDetail;

const when = { year: 2024, until: '2024-12-31', today: '2025-06-01', arePartners: () => 'no' as const };
const partOf = (one: LoanDetail, who: string) => loanPart(one, who, when, () => booksOf(one));

test('R-8.2 while nothing was recorded the schedule is assumed to be paid, and the text says so', () => {
  expect(partOf(loan([]), 'jan')?.loan).toMatchObject({
    by_schedule: true,
    figures: { repaid: 500_000, closing: 700_000 },
  });
});

test('R-8.2 from the first record on only confirmed records count: 12.000 − 1.000 − 500 forgiven = 10.500, of which 3.500 is late', () => {
  const made = loan([
    { kind: 'payment', date: '2024-08-01', amount: 100_000 },
    { kind: 'payment', date: '2024-09-01', amount: 100_000, status: 'reported' },
    { kind: 'forgiveness', date: '2024-12-24', amount: 50_000, outcome: 'lower_payment' },
  ]);
  for (const who of ['jan', 'sanne']) {
    const part = partOf(made, who);
    expect(part?.loan).toMatchObject({
      by_schedule: false,
      figures: { opening: 0, paid_out: 1_200_000, repaid: 100_000, forgiven: 50_000, closing: 1_050_000 },
      arrears: { interest: 0, principal: 350_000 },
    });
    expect(part?.loan && reconciled(part.loan.figures)).toBe(1_050_000);
    expect(part?.gifts).toMatchObject([{ kind: 'forgiven', amount: 50_000, date: '2024-12-24' }]);
    expect(part?.warnings[0]?.text).toContain('één gemelde betaling (€\u00a01.000,00) nog niet bevestigd');
  }
});

test('R-8.2 a new rate applies from its day, and a payment that day counts from that day', () => {
  const made = loan([
    { kind: 'payment', date: '2024-08-01', amount: 100_000 },
    { kind: 'rate_change', date: '2024-08-01', rate_millipercent: 2_000 },
  ]);
  const { rates, principalOn } = booksOf(made);
  expect(rates).toEqual([
    { from: '2024-07-01', millipercent: 0 },
    { from: '2024-08-01', millipercent: 2_000 },
  ]);
  expect(['2024-07-31', '2024-08-01'].map(principalOn)).toEqual([1_200_000, 1_100_000]);
});

test('R-8.2 by schedule all of it is open from the first day, and nothing before it', () => {
  const { principalOn } = booksOf(loan([]));
  expect(['2024-06-30', '2024-07-01', '2024-07-31', '2024-08-01'].map(principalOn)).toEqual([
    0, 1_200_000, 1_200_000, 1_100_000,
  ]);
});

test('R-8.2 an early payment is repaid on the day it is paid', () => {
  const part = partOf(loan([{ kind: 'payment', date: '2024-08-01', amount: 700_000 }]), 'jan');
  expect(part?.loan?.figures).toMatchObject({ repaid: 700_000, paid_ahead: 0, closing: 500_000 });
  expect(part?.loan && reconciled(part.loan.figures)).toBe(500_000);
});

test('R-8.2 a loan still owed after its last term has figures every year, until the day it was paid', () => {
  const paid = (date: string, amount: number) => ({ kind: 'payment', date, amount });
  const first = paid('2024-08-01', 100_000);
  expect(booksOf(loan([first])).owed_until).toBe('9999-12-31');
  expect(booksOf(loan([first, paid('2026-03-10', 1_100_000)])).owed_until).toBe('2026-03-10');
  expect(booksOf(loan([])).owed_until).toBe('2025-07-01');
});
