import type { PaperEvent } from '../wire/paperEvent.ts';
import { owedUntil, paperFigures, unpaidInterest } from './figures.ts';
import { interestUntil } from './interest.ts';
import { paperFits } from './paperFits.ts';
import { type PaperGift, owedOn, paperGiftOf } from './paperGift.ts';
import { factsOf } from '../loans/events/checkEventFields.ts';
import { validatePaperEvent } from './validatePaperEvent.ts';

const deed = { form: 'paper', signed_date: '2024-03-01' } as const;
const gift = (rest: Partial<PaperGift> = {}): PaperGift => ({
  since: deed.signed_date,
  until: null,
  halved: null,
  total: 3_000_000,
  payouts: [],
  interest: [],
  ...rest,
});

const by = { hashid: 'jan', firstname: 'Jan', infix: '', lastname: 'Vries' };
const record = { recorded_by: by, note: '', recorded_at: '', answered_at: null, answered_by: null } as const;
let last = 0;
const confirmed = () => ({ ...record, hashid: `r${(last += 1)}`, status: 'confirmed' }) as const;
const payout = (date: string, amount: number): PaperEvent => ({ ...confirmed(), kind: 'payout', date, amount });
const interest = (year: number, date: string, amount: number): PaperEvent => ({
  ...confirmed(),
  kind: 'interest',
  year,
  date,
  amount,
});
type Detail = Parameters<typeof owedUntil>[0];
const detail = (events: PaperEvent[], contract: object = deed) =>
  ({ total: 3_000_000, contract, events }) as unknown as Detail;

test('the records of a gift come oldest first, payouts apart from interest, whatever order they were made in', () => {
  const events = [
    payout('2025-05-01', 2),
    interest(2024, '2025-01-02', 5),
    payout('2024-05-01', 1),
    interest(2024, '2024-12-31', 4),
    payout('2025-04-01', 3),
  ];
  expect(paperGiftOf({ total: 9, contract: deed, events })).toEqual({
    since: '2024-03-01',
    until: null,
    halved: null,
    total: 9,
    payouts: [
      { date: '2024-05-01', amount: 1 },
      { date: '2025-04-01', amount: 3 },
      { date: '2025-05-01', amount: 2 },
    ],
    interest: [
      { date: '2024-12-31', amount: 4, year: 2024 },
      { date: '2025-01-02', amount: 5, year: 2024 },
    ],
  });
  expect(paperGiftOf({ total: 9, contract: deed })).toMatchObject({ payouts: [], interest: [] });
});

test('on the day of the deed the whole sum is owed', () => {
  expect(['2024-02-29', '2024-03-01'].map((day) => owedOn(gift(), day))).toEqual([0, 3_000_000]);
  // One day over 30.000: 491.80.
  expect(interestUntil(gift(), 2024, '2024-03-01')).toBe(492);
  // Asked on a later day, a year ends with itself.
  expect(interestUntil(gift(), 2024, '2027-06-30')).toBe(interestUntil(gift(), 2024, '2024-12-31'));
});

test('interest is unpaid from the last day of its year, until it arrives', () => {
  const due = interestUntil(gift(), 2024, '2024-12-31');
  const paid = gift({ interest: [{ year: 2024, date: '2025-01-10', amount: due }] });
  expect(['2024-12-30', '2024-12-31', '2025-01-09', '2025-01-10'].map((day) => unpaidInterest(paid, day))).toEqual([
    0,
    due,
    due,
    0,
  ]);
  // A year that has only begun asks for nothing yet, and counts prepayments.
  const ahead = gift({ since: '2025-01-01', interest: [{ year: 2025, date: '2025-01-01', amount: 700 }] });
  expect(unpaidInterest(ahead, '2025-01-01')).toBe(0);
  expect(paperFigures(ahead, 2025, '2025-01-01')).toMatchObject({ interest_charged: 700, interest_paid: 700 });
});

test('the line of a year includes all its events, on its first and last day too', () => {
  const parts = gift({
    payouts: [
      { date: '2024-12-31', amount: 1 },
      { date: '2025-01-01', amount: 20 },
      { date: '2025-06-30', amount: 300 },
      { date: '2025-07-01', amount: 4_000 },
    ],
  });
  expect(paperFigures(parts, 2025, '2025-06-30')).toMatchObject({ paid_out: 0, repaid_extra: 320 });
  const year = (since: string) => paperFigures(gift({ since }), 2025, '2025-06-30').paid_out;
  expect(['2024-12-31', '2025-01-01', '2025-06-30', '2025-07-01'].map(year)).toEqual([0, 3_000_000, 3_000_000, 0]);
});

test('a gift has figures until the end of the year of its last payment, or for ever', () => {
  const due = interestUntil(gift({ since: '2024-03-01' }), 2024, '2024-12-31');
  expect(owedUntil(detail([]))).toBe('9999-12-31');
  expect(owedUntil(detail([], { ...deed, form: 'hand' }))).toBeNull();
  // All of it paid on the day of the deed: that one day's interest is due by the end of the year.
  const whole = payout('2024-03-01', 3_000_000);
  expect(owedUntil(detail([whole]))).toBe('9999-12-31');
  expect(owedUntil(detail([whole, interest(2024, '2024-12-31', 492)]))).toBe('2024-12-31');
  expect(owedUntil(detail([interest(2024, '2025-02-01', 492), whole]))).toBe('2025-12-31');
  expect(owedUntil(detail([interest(2024, '2024-12-31', due)]))).toBe('9999-12-31');
  expect(owedUntil(detail([payout('2024-03-01', 2_999_999), interest(2024, '2024-12-31', due)]))).toBe('9999-12-31');
});

test('a changed agreement must leave room for the records', () => {
  const fits = (total: number, events: PaperEvent[], contract: object = deed) =>
    paperFits(total, contract as Parameters<typeof paperFits>[1], events);
  const events = [payout('2024-03-01', 1_000), interest(2024, '2024-03-02', 10)];
  expect(fits(1_000, events)).toBe(true);
  expect(fits(999, events)).toBe(false);
  expect(fits(1_000, events, { ...deed, signed_date: '2024-03-02' })).toBe(false);
  expect(fits(1_000, [interest(2024, '2024-03-02', 10)], { ...deed, signed_date: '2024-03-03' })).toBe(false);
  expect(fits(1_000, events, { ...deed, form: 'hand' })).toBe(false);
  expect(fits(1_000, [], deed)).toBe(true);
});

test('a payout of a gift already paid out, or before the deed, is refused in words; one on the day of the deed is not', () => {
  const check = (draft: object, of = gift()) =>
    validatePaperEvent(of, { date: '2024-03-01', amount: 100, ...draft }, '2026-06-15');
  expect(check({ kind: 'payout' })).toEqual({});
  expect(check({ kind: 'payout', date: '2024-02-29' })).toEqual({ date: 'Deze dag ligt voor de akte, op 01-03-2024.' });
  const spent = gift({ payouts: [{ date: '2024-05-01', amount: 3_000_000 }] });
  expect(check({ kind: 'payout' }, spent)).toEqual({ amount: 'Deze schenking is al helemaal uitbetaald.' });
  expect(check({ kind: 'interest', year: 2025, date: '2025-06-01', amount: 3_000_001 })).toEqual({
    amount: 'Dit is meer dan de schenking zelf. Kijk het bedrag na.',
  });
  expect(check({ kind: 'interest', year: 2024, amount: 3_000_000 })).toEqual({});
  expect(check({ kind: 'interest', year: 2023 })).toEqual({
    year: 'Kies een jaar vanaf het jaar van de akte tot en met het jaar van de betaling.',
  });
});

test('S-38 S-40 only a draft’s own facts are kept', () => {
  const sent = { book: 0, date: '2025-06-01', amount: 100, status: 'confirmed' };
  const facts = (draft: object) => factsOf(draft as Parameters<typeof factsOf>[0]);
  expect(facts({ ...sent, kind: 'interest', year: 2025, note: 'Per bank' })).toEqual({
    kind: 'interest',
    amount: 100,
    year: 2025,
  });
  expect(facts({ ...sent, kind: 'payout', year: 2025 })).toEqual({
    kind: 'payout',
    amount: 100,
  });
});
