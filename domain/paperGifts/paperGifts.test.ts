import { addDays } from '../dates/isoDate.ts';
import { reconciled } from '../statements/loanFigures.ts';
import { paperFigures } from './figures.ts';
import { interestOver, interestUntil } from './interest.ts';
import { grown } from './oneDebt.ts';
import { owedOn, type PaperGift, paperGiftOf } from './paperGift.ts';
import { validatePaperEvent } from './validatePaperEvent.ts';
import { paperYears } from './years.ts';

const gift = (rest: Partial<PaperGift> = {}): PaperGift => ({
  since: '2023-07-01',
  until: null,
  halved: null,
  total: 3_000_000,
  payouts: [],
  interest: [],
  ...rest,
});
const paid = (year: number, date: string, amount: number) => ({ year, date, amount });

test('6 % of 30.000 is 1.800 a year; the first year from the day of the deed, rounded up', () => {
  expect(interestOver(gift(), 2024)).toBe(180_000);
  // 184 of 365 days: 907.397...
  expect(interestOver(gift(), 2023)).toBe(90_740);
  expect(interestOver(gift(), 2022)).toBe(0);
  // 182 of 366 days, 30 June included.
  expect(interestUntil(gift(), 2024, '2024-06-30')).toBe(89_509);
});

test('a part bears interest until the day it is paid, and none after it', () => {
  const half = gift({ payouts: [{ date: '2025-12-31', amount: 1_500_000 }] });
  expect([2025, 2026].map((year) => interestOver(half, year))).toEqual([180_000, 90_000]);
  // Up to and including 10 January: 10 days over 30.000, 355 over 20.000.
  const early = gift({ payouts: [{ date: '2025-01-10', amount: 1_000_000 }] });
  expect(interestOver(early, 2025)).toBe(Math.ceil((3_000_000 * 10 + 2_000_000 * 355) * (6 / 36_500)));
  expect([owedOn(early, '2025-01-09'), owedOn(early, '2025-01-10'), owedOn(early, '2023-06-30')]).toEqual([
    3_000_000, 2_000_000, 0,
  ]);
});

test('a year is paid if all of it was in on 31 December, and open from the day after', () => {
  const at = (until: string, ...interest: PaperGift['interest']) =>
    paperYears(gift({ since: '2024-01-01', interest }), until).at(-1);
  expect(at('2024-12-30')).toMatchObject({ state: 'running', due: 180_000, missing: 180_000 });
  expect(at('2024-12-31')).toMatchObject({ state: 'open', missing: 180_000 });
  expect(at('2024-12-31', paid(2024, '2024-12-31', 180_000))).toMatchObject({ state: 'paid', missing: 0 });
  expect(at('2024-12-31', paid(2024, '2024-12-31', 179_999))).toMatchObject({ state: 'open', missing: 1 });
  expect(at('2024-06-30', paid(2024, '2024-06-01', 180_000))).toMatchObject({ state: 'paid' });
});

test('a missed payment bears interest on interest: 1.800 of 2022 is 1.908 a year later, and 2.022,48 after two', () => {
  const on = (until: string, ...interest: PaperGift['interest']) =>
    paperYears(gift({ since: '2022-01-01', interest }), until)[0];
  expect(on('2023-12-31')?.missing).toBe(190_800);
  expect(on('2024-12-31')?.missing).toBe(202_248);
  expect(Math.round(grown(180_000, '2022-12-31', '2024-12-31'))).toBe(202_248);
  expect(on('2024-12-31', paid(2022, '2023-12-31', 180_000))).toMatchObject({ state: 'open', missing: 11_448 });
  expect(on('2025-01-15', paid(2022, '2024-12-31', 202_248))).toMatchObject({ state: 'late', missing: 0 });
  // Paying one year does nothing for another.
  expect(on('2024-12-31', paid(2023, '2023-12-31', 180_000))?.missing).toBe(202_248);
});

test('paying exactly the amount shown on that day leaves nothing open', () => {
  for (let days = 1; days < 1500; days += 37) {
    const day = addDays('2022-12-31', days);
    const asked = paperYears(gift({ since: '2022-01-01' }), day)[0]?.missing ?? 0;
    const after = paperYears(gift({ since: '2022-01-01', interest: [paid(2022, day, asked)] }), day)[0];
    expect([day, after?.state, after?.missing]).toEqual([day, 'late', 0]);
  }
});

test('R-8.2 the line of a year closes: an unpaid amount stays a claim, interest on interest is charged as it is paid', () => {
  const kept = gift({
    since: '2024-03-01',
    interest: [paid(2025, '2025-12-01', 180_000), paid(2024, '2025-06-01', 160_000)],
  });
  const [first, second] = [paperFigures(kept, 2024, '2024-12-31'), paperFigures(kept, 2025, '2025-12-31')];
  const due = interestOver(kept, 2024);
  expect(first).toMatchObject({ opening: 0, paid_out: 3_000_000, interest_charged: due, interest_paid: 0 });
  expect(first.closing).toBe(3_000_000 + due);
  expect(second).toMatchObject({ opening: first.closing, interest_paid: 340_000 });
  expect(second.interest_charged).toBe(180_000 + 160_000 - due);
  expect(second.closing).toBe(3_000_000);
  expect([first, second].map(reconciled)).toEqual([first.closing, second.closing]);
  expect(paperFigures(kept, 2026, '2026-06-30')).toMatchObject({ interest_charged: 0, closing: 3_000_000 });
});

describe('law 6: a gift on paper of two givers, after the first died', () => {
  const of = (falls_due: 'own_death' | 'last_death') => {
    const contract = { form: 'paper', signed_date: '2024-01-01', falls_due } as const;
    const made = paperGiftOf({ total: 10_000_000, contract }, null, '2025-03-31');
    if (made === null) throw new Error('It is on paper.');
    return made;
  };

  test('each half due at the giver’s own death: 3.000 and 3.000 × 90 / 365 over 2025, 3.000 a year after it, and the half stays owed', () => {
    const kept = of('own_death');
    expect([2024, 2025, 2026].map((year) => interestOver(kept, year))).toEqual([600_000, 373_973, 300_000]);
    expect(owedOn(kept, '2026-01-01')).toBe(10_000_000);
    // A payment after that death pays the half that was due first.
    const half = { ...kept, payouts: [{ date: '2025-12-31', amount: 5_000_000 }] };
    expect(interestOver(half, 2026)).toBe(300_000);
    const more = { ...kept, payouts: [{ date: '2025-12-31', amount: 6_000_000 }] };
    expect(interestOver(more, 2026)).toBe(240_000);
    // Of earlier payments each bore a half.
    const before = { ...kept, payouts: [{ date: '2024-12-31', amount: 2_000_000 }] };
    expect(interestOver(before, 2026)).toBe(240_000);
  });

  test('due at the last death: the whole bears interest until then', () => {
    const kept = of('last_death');
    expect([2025, 2026].map((year) => interestOver(kept, year))).toEqual([600_000, 600_000]);
  });
});

test('only confirmed records not taken back count, and only for a gift on paper with a deed', () => {
  const record = { note: '', recorded_at: '', answered_at: null, answered_by: null, date: '2025-06-01' };
  const by = { hashid: 'jan', firstname: 'Jan', infix: '', lastname: 'Vries' };
  const interest = { ...record, recorded_by: by, kind: 'interest', year: 2025, amount: 1_000 } as const;
  const events = [
    { ...interest, hashid: 'a', status: 'confirmed' },
    { ...interest, hashid: 'b', status: 'reported' },
    { ...interest, hashid: 'c', status: 'confirmed' },
    { ...record, recorded_by: by, hashid: 'd', kind: 'correction', corrects: 'c', status: 'confirmed' },
  ] as const;
  const contract = { form: 'paper', signed_date: '2024-01-01' } as const;
  expect(paperGiftOf({ total: 1, contract, events: [...events] })?.interest).toEqual([paid(2025, '2025-06-01', 1_000)]);
  expect(paperGiftOf({ total: 1, contract: { ...contract, signed_date: null } })).toBeNull();
  expect(paperGiftOf({ total: 1, contract: { ...contract, form: 'at_death' } })).toBeNull();
});

test('an impossible record is refused with a sentence at its field', () => {
  const check = (draft: object) =>
    validatePaperEvent(gift(), { date: '2025-06-01', amount: 100, ...draft }, '2026-06-15');
  expect(check({ kind: 'interest', year: 2025 })).toEqual({});
  expect(check({ kind: 'payout', amount: 3_000_000 })).toEqual({});
  expect(check({ kind: 'payment' })).toHaveProperty('kind');
  expect(check({ kind: 'interest', year: 2025, date: '2026-06-16' })).toHaveProperty('date');
  expect(check({ kind: 'interest', year: 2023, date: '2023-06-30' })).toHaveProperty('date');
  for (const year of [2022, 2026, '2025', undefined]) expect(check({ kind: 'interest', year })).toHaveProperty('year');
  expect(check({ kind: 'interest', year: 2025, amount: 3_000_001 })).toHaveProperty('amount');
  expect(check({ kind: 'interest', year: 2025, amount: 0 })).toHaveProperty('amount');
  expect(check({ kind: 'payout', amount: 3_000_001 })).toEqual({
    amount: 'Dit is meer dan er nog schuldig is. Vul ten hoogste €\u00a030.000 in.',
  });
});
