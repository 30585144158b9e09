import fc from 'fast-check';
import { matchLines } from '../bank/matchLines.ts';
import { aLine } from '../bank/test/lines.ts';
import { LOAN_TYPES } from '../contracts/types.ts';
import { validateContract } from '../contracts/validate.ts';
import { runs, seed } from '../test/seed.ts';
import type { PaymentEvery } from '../wire/clauses.ts';
import type { LoanDetail, LoanTerms } from '../wire/contract.ts';
import { agreedEnd } from './agreedEnd.ts';
import { calendarDays } from './calendarDays.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { aLoan, happened } from './ledger/test/loans.ts';
import { makeSchedule, scheduleOf } from './schedule.ts';

/** The last day of a month by the calendar of the machine, which the product does not ask. */
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const lastAfter = (first: string, count: number) =>
  lastOf(Math.floor((months(first) + count) / 12), (months(first) + count) % 12);
/** Half up, in whole numbers of any size. */
const round = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);

interface Made {
  type: (typeof LOAN_TYPES)[number];
  total: number;
  terms: Pick<LoanTerms, 'start_date' | 'first_payment_date' | 'rate_millipercent' | 'term_months' | 'payment_every'>;
}
const anyLoan: fc.Arbitrary<Made> = fc
  .record({
    type: fc.constantFrom(...LOAN_TYPES),
    total: fc.integer({ min: 500_000, max: 90_000_000 }),
    rate: fc.integer({ min: 0, max: 9_000 }),
    count: fc.integer({ min: 1, max: 120 }),
    every: fc.constantFrom<PaymentEvery[]>(1, 1, 3, 12),
    month: fc.integer({ min: 2016 * 12, max: 2040 * 12 }),
  })
  .map(({ type, total, rate, count, every, month }) => ({
    type,
    total,
    terms: {
      start_date: lastOf(Math.floor(month / 12), month % 12),
      first_payment_date: lastAfter(lastOf(Math.floor(month / 12), month % 12), every),
      rate_millipercent: rate,
      term_months: Math.min(count, 600 / every) * every,
      payment_every: every,
    },
  }));

/** The amounts of a loan, in big integers: a line is the interest and the repayment of a term. */
function linesOf({ type, total, terms }: Made): [interest: bigint, principal: bigint][] {
  const [n, r] = [BigInt(terms.term_months / terms.payment_every), BigInt(terms.rate_millipercent)];
  const D = 1_200_000n / BigInt(terms.payment_every);
  const P = BigInt(total);
  const growth = (D + r) ** n;
  const fixed = r === 0n ? round(P, n) : round(P * r * growth, D * (growth - D ** n));
  let open = P;
  return Array.from({ length: Number(n) }, (_none, k) => {
    const interest = round(open * r, D);
    const own = type === 'AnnuityLoanContract' ? fixed - interest : type === 'LinearLoanContract' ? round(P, n) : 0n;
    const principal = k === Number(n) - 1 ? open : own;
    open -= principal;
    return [interest, principal];
  });
}

describe(`each term on the last day of its month (PROPERTY_SEED=${seed})`, () => {
  test('every term is there, leap years too, and the sums are those of any other day', () => {
    fc.assert(
      fc.property(anyLoan, (made) => {
        const { type, total, terms } = made;
        const whole = makeSchedule(type, total, { ...terms, on_last_day: true });
        fc.pre('schedule' in whole);
        const { schedule } = whole;
        expect(schedule.stub).toBeNull();
        expect(schedule.terms.map(({ date }) => date)).toEqual(
          schedule.terms.map((_term, k) => lastAfter(terms.first_payment_date, k * terms.payment_every)),
        );
        expect(schedule.endDate).toBe(agreedEnd({ ...terms, on_last_day: true }));
        const lines = linesOf(made);
        expect(schedule.terms.map(({ interest, principal }) => [interest, principal])).toEqual(
          lines.map((line) => line.map(Number)),
        );
      }),
      { seed, numRuns: runs(500) },
    );
  });

  test('the ledger follows: paid on those days nothing is late, and everything is paid off', () => {
    fc.assert(
      fc.property(anyLoan, ({ type, total, terms }) => {
        const made = makeSchedule(type, total, { ...terms, on_last_day: true });
        fc.pre('schedule' in made);
        const loan = aLoan(type, total, { ...terms, on_last_day: true, default_rate_millipercent: 12_000 });
        const paid = made.schedule.terms
          .filter(({ payment }) => payment > 0)
          .map(({ date, payment }) => ({ kind: 'payment' as const, date, amount: payment }));
        const ledger = ledgerOf(loan, happened(paid));
        expect(ledger.problems).toEqual([]);
        expect(ledger.terms.map(({ date, interest, principal }) => [date, interest, principal])).toEqual(
          made.schedule.terms.map(({ date, interest, principal }) => [date, interest, principal]),
        );
        const end = ledger.entries.at(-1)!.after;
        expect([end.planned, end.principalDue, end.interestDue, end.lateCharged, end.prepaid]).toEqual([0, 0, 0, 0, 0]);
      }),
      { seed, numRuns: runs(300) },
    );
  });
});

const loan = (changes: Partial<LoanTerms>) => aLoan('LinearLoanContract', 1_200_000, { term_months: 36, ...changes });
const daysOf = (changes: Partial<LoanTerms>) => {
  const { type, total, contract } = loan(changes);
  return scheduleOf(type, total, contract).terms.map(({ date }) => date);
};

test('from 28 February the terms follow the month ends through a leap year; without the choice they stay on the 28th', () => {
  const february = { start_date: '2027-01-31', first_payment_date: '2027-02-28' };
  expect(daysOf({ ...february, on_last_day: true }).slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  expect(daysOf({ ...february, on_last_day: true })[12]).toBe('2028-02-29');
  expect(daysOf(february).slice(0, 3)).toEqual(['2027-02-28', '2027-03-28', '2027-04-28']);
});

test('quarters and years too', () => {
  const since = { start_date: '2026-11-30', first_payment_date: '2027-02-28', on_last_day: true };
  expect(daysOf({ ...since, payment_every: 3 }).slice(0, 5)).toEqual([
    '2027-02-28',
    '2027-05-31',
    '2027-08-31',
    '2027-11-30',
    '2028-02-29',
  ]);
  expect(daysOf({ ...since, start_date: '2026-02-28', payment_every: 12 }).slice(0, 2)).toEqual([
    '2027-02-28',
    '2028-02-29',
  ]);
});

test('the broken period ends on the last day of the month before', () => {
  const { type, total, contract } = loan({
    start_date: '2027-02-20',
    first_payment_date: '2027-04-30',
    on_last_day: true,
  });
  expect(scheduleOf(type, total, contract).stub?.date).toBe('2027-03-31');
  expect(scheduleOf(type, total, { ...contract, on_last_day: false }).stub?.date).toBe('2027-03-30');
});

test('the calendar and the matching of a bank file know the day', () => {
  const days = { start_date: '2027-03-31', first_payment_date: '2027-04-30', on_last_day: true };
  const made = aLoan('AnnuityLoanContract', 14_000_000, days);
  const person = (firstname: string) => ({ hashid: firstname, firstname, infix: '', lastname: 'Vries' });
  const detail: LoanDetail = {
    ...made,
    hashid: 'een',
    version: 1,
    events: [],
    ledger_version: 1,
    parties: { from: [person('Jan')], to: [person('Sanne')] },
  };
  const { terms } = ledgerOf(made, []);
  expect(calendarDays(detail, terms, 'to', '2027-05-01')[0]?.date).toBe('2027-05-31');
  const sanne = { firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
  const bank = { ...made, hashid: 'een', side: 'in', others: [sanne], ibans: [] } as const;
  const line = aLine({ day: '2027-05-31', amount: terms[1]!.payment });
  const earlier = happened([{ kind: 'payment', date: '2027-04-30', amount: terms[0]!.payment }]);
  const [match] = matchLines([line], [{ ...bank, events: earlier, taken: new Set() }]).lines;
  expect(match).toMatchObject({ certainty: 'sure', why: { code: 'term', term: '2027-05-31', days: 0 } });
});

test('it needs a first term on the last day of a month, and a yes or no', () => {
  const errors = (changes: object) =>
    validateContract(
      {
        type: 'LinearLoanContract',
        total: 1_200_000,
        contract: { ...loan({ start_date: '2027-01-31', signed_date: null }).contract, ...changes },
        parties: { from: ['jan'], to: ['sanne'] },
      },
      '2027-01-15',
    );
  expect(errors({ first_payment_date: '2027-02-28', on_last_day: true })).toEqual({});
  expect(errors({ first_payment_date: '2027-03-31', on_last_day: true })).toEqual({});
  expect(errors({ first_payment_date: '2027-03-30', on_last_day: true })).toEqual({
    'contract.on_last_day': 'Dit kan alleen als de eerste termijn op de laatste dag van een maand is.',
  });
  expect(errors({ first_payment_date: '2027-02-28', on_last_day: 'ja' })).toEqual({
    'contract.on_last_day': 'Kies een van de antwoorden.',
  });
});
