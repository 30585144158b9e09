import fc from 'fast-check';
import { LOAN_TYPES } from '../../contracts/types.ts';
import { runs, seed } from '../../test/seed.ts';
import type { PaymentEvery } from '../../wire/clauses.ts';
import { validateEvent } from '../events/validateEvent.ts';
import { ledgerOf } from './ledger.ts';
import { payoffOn } from './state.ts';
import { aLoan, type Facts, happened } from './test/loans.ts';

const pad = (part: number) => String(part).padStart(2, '0');
/** The day of a month, or the last of a shorter one; 31 is the last of any. Months count from the year 0. */
function dayIn(month: number, day: number): string {
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return `${Math.floor(month / 12)}-${pad((month % 12) + 1)}-${pad(Math.min(day, last))}`;
}
const halfUp = (over: bigint, under: bigint) => Number((2n * over + under) / (2n * under));
const actualDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const days360 = (from: string, to: string) => {
  const place = (day: string) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return year * 360 + month * 30 + Math.min(date, 30);
  };
  return place(to) - place(from);
};

const anyCase = fc
  .record({
    total: fc.integer({ min: 1_000_000, max: 60_000_000 }),
    rate: fc.integer({ min: 0, max: 9_000 }),
    count: fc.integer({ min: 3, max: 90 }),
    every: fc.constantFrom<PaymentEvery[]>(1, 1, 3),
    // The first term is on the last day of a month that has 28 or 30 days.
    month: fc.integer({ min: 2021 * 12, max: 2033 * 12 }).filter((month) => dayIn(month, 31).slice(8) !== '31'),
    at: fc.nat(),
    within: fc.integer({ min: 0, max: 25 }),
    actual: fc.boolean(),
    form: fc.constantFrom(...LOAN_TYPES),
  })
  .map(({ count, at, ...made }) => ({ ...made, count, before: at % (count - 1) }));

test(`from a day each term is on the last day of its month, and only the longer period counts by days (PROPERTY_SEED=${seed})`, () => {
  let longer = 0;
  fc.assert(
    fc.property(anyCase, ({ total, rate, count, every, month, before, within, actual, form }) => {
      const own = Number(dayIn(month, 31).slice(8));
      const old = (number: number) => dayIn(month + (number - 1) * every, own);
      const moved = (number: number) => dayIn(month + (number - 1) * every, 31);
      const loan = aLoan(form, total, {
        start_date: old(0),
        first_payment_date: old(1),
        rate_millipercent: rate,
        term_months: count * every,
        payment_every: every,
        day_count: actual ? 'actual/365' : '30E/360',
      });
      // In the period after that many terms.
      const date = new Date(Date.parse(old(before)) + within * 86_400_000).toISOString().slice(0, 10);
      const facts: Facts = {
        kind: 'new_terms',
        date,
        form,
        rate_millipercent: rate,
        ends: moved(count),
        on_last_day: true,
      };
      const ledger = ledgerOf(loan, happened([facts]));
      expect(ledger.problems).toEqual([]);
      let [open, last, stretched] = [total, old(0), 0];
      const [d, r, n] = [1_200_000n / BigInt(every), BigInt(rate), BigInt(count)];
      const growth = (d + r) ** n;
      const evenly = halfUp(BigInt(total), n);
      const fixed = r === 0n ? evenly : halfUp(BigInt(total) * r * growth, d * (growth - d ** n));
      const asked = Array.from({ length: count }, (_none, k) => {
        const number = k + 1;
        const due = number <= before ? old(number) : moved(number);
        const whole = (day: (one: number) => string) => day(number) === due && day(number - 1) === last;
        const above = BigInt(open) * BigInt(rate);
        const days = BigInt((actual ? actualDays : days360)(last, due));
        const isWhole = whole(old) || whole(moved);
        if (!isWhole) stretched += 1;
        const interest = isWhole
          ? halfUp(above * BigInt(every), 1_200_000n)
          : halfUp(above * days, actual ? 36_500_000n : 36_000_000n);
        // The extra days come on top of the payment: what is repaid stays that of a whole period.
        const each = {
          AnnuityLoanContract: fixed - halfUp(above, d),
          LinearLoanContract: evenly,
          RepaymentFreeLoanContract: 0,
        }[form];
        const principal = number === count ? open : each;
        open -= principal;
        last = due;
        return [due, interest, principal];
      });
      expect(ledger.terms.map((term) => [term.date, term.interest, term.principal])).toEqual(asked);
      expect(stretched).toBeLessThanOrEqual(1);
      longer += stretched;
      // The day before a term nothing of its interest is due, and the day itself all of it.
      const [, second] = ledger.terms;
      if (second !== undefined)
        expect(payoffOn(ledger, second.date)).toBeGreaterThanOrEqual(payoffOn(ledger, ledger.terms[0]!.date) - total);
      // Taken back, everything is as it was.
      const [event] = happened([facts]);
      const taken = { ...event!, hashid: 'back', kind: 'correction' as const, corrects: event!.hashid };
      expect(ledgerOf(loan, [event!, taken]).terms).toEqual(ledgerOf(loan, []).terms);
      // Said again, it changes nothing.
      const twice = ledgerOf(loan, happened([facts, facts]));
      expect(twice.terms.map((term) => [term.date, term.interest, term.principal])).toEqual(asked);
    }),
    { seed, numRuns: runs(500) },
  );
  expect(longer).toBeGreaterThan(runs(500) / 10);
});

describe('0003 other terms from a day, on the last day of the month', () => {
  const loan = aLoan('LinearLoanContract', 1_200_000, {
    start_date: '2025-01-31',
    first_payment_date: '2025-02-28',
    term_months: 24,
  });
  const terms = { kind: 'new_terms', form: 'LinearLoanContract', rate_millipercent: 3_000 } as const;
  const refusal = (facts: object, other = loan) =>
    validateEvent(
      other,
      [],
      { contract: 'een', note: '', ledger_version: 1, date: '2025-05-10', ...terms, ...facts },
      '2025-05-10',
    );

  test('the payment stays the same, and the longer month asks two days more (30E/360)', () => {
    const asked: Facts = { ...terms, date: '2025-05-10', ends: '2027-01-31', on_last_day: true };
    const after = ledgerOf(loan, happened([asked])).terms;
    expect(after.slice(2, 6).map(({ date }) => date)).toEqual(['2025-04-28', '2025-05-31', '2025-06-30', '2025-07-31']);
    // 10,500 at 3 % for 32 days: 28.00; then 10,000 for a month: 25.00.
    expect(after.slice(3, 5).map(({ interest, principal }) => [interest, principal])).toEqual([
      [2_800, 50_000],
      [2_500, 50_000],
    ]);
  });

  test('the last term is on such a day too; the days around it are said', () => {
    expect(refusal({ ends: '2027-01-31', on_last_day: true })).toEqual({});
    expect(refusal({ ends: '2027-01-28', on_last_day: true })).toEqual({
      ends: 'Op deze dag valt geen termijn. Kies bijvoorbeeld 31-12-2026 of 31-01-2027.',
    });
  });

  test('it needs a first term on the last day of a month, and is refused where it says nothing new', () => {
    const first = {
      ...loan,
      contract: { ...loan.contract, start_date: '2025-02-01', first_payment_date: '2025-03-01' },
    };
    expect(refusal({ ends: '2027-01-31', on_last_day: true }, first)).toEqual({
      on_last_day: 'Dit kan alleen als de eerste termijn op de laatste dag van een maand is.',
    });
    const already = { ...loan, contract: { ...loan.contract, on_last_day: true } };
    expect(refusal({ ends: '2027-01-31', on_last_day: true }, already)).toEqual({
      form: 'Deze afspraken gelden al. Kies een andere vorm, een andere rente of een andere laatste termijn.',
    });
  });
});
