import fc from 'fast-check';
import type { LoanType } from '../contracts/types.ts';
import { addMonths } from '../dates/isoDate.ts';
import type { PaymentEvery } from '../wire/clauses.ts';
import { roundHalfUp } from '../money/round.ts';
import { balanceOn } from './balance.ts';
import { periodInterest } from './interest.ts';
import { type Schedule, makeSchedule } from './schedule.ts';
import { perYear } from './years.ts';
import { runs, seed } from '../test/seed.ts';

fc.configureGlobal({ seed, numRuns: runs(1000) });

interface Loan {
  type: LoanType;
  total: number;
  rate: number;
  /** The number of terms. */
  count: number;
  start: string;
  /** Months of broken period before the first regular one. */
  wait: number;
  every: PaymentEvery;
}

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyTotal = fc.oneof(
  fc.integer({ min: 1, max: 100_000_000_000 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((euros) => euros * 100),
);
const anyRate = fc.oneof(
  fc.integer({ min: 0, max: 25_000 }),
  fc.integer({ min: 0, max: 100 }).map((n) => n * 250),
);
const types: LoanType[] = ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'];
const loan: fc.Arbitrary<Loan> = fc
  .record({
    type: fc.constantFrom(...types),
    total: anyTotal,
    rate: anyRate,
    count: fc.integer({ min: 1, max: 600 }),
    start: fc.oneof(day, fc.constantFrom('2023-12-31', '2024-01-29', '2024-01-30', '2024-01-31', '2024-02-29')),
    wait: fc.integer({ min: 0, max: 12 }),
    every: fc.constantFrom<PaymentEvery[]>(1, 1, 3, 12),
  })
  .map((made) => ({ ...made, count: Math.min(made.count, 600 / made.every) }));

function make({ type, total, rate, count, start, wait, every }: Loan) {
  return makeSchedule(type, total, {
    start_date: start,
    first_payment_date: addMonths(start, every + wait),
    rate_millipercent: rate,
    term_months: count * every,
    payment_every: every,
  });
}

/**
 * The schedule; a loan that can't be paid in cents is not part of the property (its refusal has a separate
 * property).
 */
function scheduleOf(input: Loan): Schedule {
  const made = make(input);
  fc.pre('schedule' in made);
  return made.schedule;
}

/** For checks on every line of a thousand schedules: an expectation each would take minutes. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Interest of a whole loan without its broken period. */
function interestOf(input: Loan): number {
  return scheduleOf({ ...input, wait: 0 }).terms.reduce((sum, term) => sum + term.interest, 0);
}

/** Returns how far rounding each payment by half a cent can add up by the last term: at least n cents. */
function drift({ rate, count, every }: Loan): number {
  const i = (rate * every) / 1_200_000;
  return i === 0 ? count : ((1 + i) ** count - 1) / i + count;
}

/** The same ledger in big integers only, with fractions: slow, and sharing no code with ours but the rounding. */
function reference({ type, total, rate, count, every }: Loan): bigint[] {
  const D = 1_200_000n / BigInt(every);
  const [P, r, n] = [BigInt(total), BigInt(rate), BigInt(count)];
  const growth = (D + r) ** n;
  const payment = r === 0n ? roundHalfUp(P, n) : roundHalfUp(P * r * growth, D * (growth - D ** n));
  const balances: bigint[] = [];
  let balance = P;
  for (let k = 1n; k < n; k += 1n) {
    const annuity = payment - roundHalfUp(balance * r, D);
    balance -= type === 'AnnuityLoanContract' ? annuity : type === 'LinearLoanContract' ? roundHalfUp(P, n) : 0n;
    balances.push(balance);
  }
  return [...balances, 0n];
}

describe(`invariants of every schedule (PROPERTY_SEED=${seed})`, () => {
  test('1-4, 10: the lines add up to the principal, and every balance follows from the one before', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const schedule = scheduleOf(input);
        let balance = input.total;
        for (const term of schedule.terms) {
          must(term.payment === term.interest + term.principal, 'payment is interest and principal');
          must(term.balance === balance - term.principal, 'balance follows from the one before');
          must(
            term.balance >= 0 && term.balance <= input.total && term.interest >= 0 && term.principal >= 0,
            'amounts within the loan',
          );
          balance = term.balance;
        }
        expect(balance).toBe(0);
        expect(schedule.terms.reduce((sum, term) => sum + term.principal, 0)).toBe(input.total);
        expect(schedule.totalPaid).toBe(
          schedule.terms.reduce((sum, term) => sum + term.payment, schedule.stub?.payment ?? 0),
        );
        expect(schedule.totalPaid - schedule.totalInterest).toBe(input.total);
        if (input.rate === 0) expect(schedule.totalInterest).toBe(0);
      }),
    );
  });

  test('5-8: each kind of loan keeps its promise from month to month', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const { terms } = scheduleOf(input);
        const regular = terms.slice(0, -1);
        for (const [k, term] of regular.entries()) {
          const before = regular[k - 1] ?? term;
          must(term.interest <= before.interest, 'interest does not rise');
          if (input.type === 'AnnuityLoanContract')
            must(term.payment === before.payment && term.principal >= before.principal, 'annuity');
          else must(term.principal === before.principal, 'the same repayment');
          if (input.type === 'RepaymentFreeLoanContract')
            must(term.principal === 0 && term.interest === before.interest, 'interest only');
        }
      }),
    );
  });

  test('9: as many terms as agreed, on strictly later days, on the first date’s day or the last of the month', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const { terms, stub, endDate } = scheduleOf(input);
        const first = addMonths(input.start, input.every + input.wait);
        expect(terms).toHaveLength(input.count);
        expect(endDate).toBe(addMonths(first, (input.count - 1) * input.every));
        expect(stub === null || (stub.date > input.start && stub.date < first)).toBe(true);
        for (const [k, term] of terms.entries()) {
          must(term.number === k + 1 && term.date === addMonths(first, k * input.every), 'number and date');
          must(term.date > (terms[k - 1]?.date ?? ''), 'later than the one before');
        }
      }),
    );
  });

  test('14: period interest in safe integers is the exact fraction, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), anyRate, (balance, rate) => {
        must(
          BigInt(periodInterest(balance, rate, 1)) === roundHalfUp(BigInt(balance) * BigInt(rate), 1_200_000n),
          'half up',
        );
      }),
      { numRuns: runs(20_000) },
    );
  });

  test('14: and so are the values around every half cent', () => {
    const around = fc.tuple(fc.integer({ min: 1, max: 80_000_000 }), anyRate, fc.integer({ min: -2, max: 2 }));
    fc.assert(
      fc.property(around, ([cents, rate, off]) => {
        fc.pre(rate > 0);
        const balance = Math.max(0, Math.min(100_000_000_000, Math.round(((cents - 0.5) * 1_200_000) / rate) + off));
        must(
          BigInt(periodInterest(balance, rate, 1)) === roundHalfUp(BigInt(balance) * BigInt(rate), 1_200_000n),
          'half up',
        );
      }),
      { numRuns: runs(20_000) },
    );
  });

  test('14: the whole ledger equals one in big integers; so do refusals', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const made = make(input);
        const balances = reference(input);
        if ('schedule' in made)
          must(
            made.schedule.terms.every((term, k) => BigInt(term.balance) === balances[k]),
            'the same ledger',
          );
        else {
          const regular = balances.slice(0, -1);
          const before = [BigInt(input.total), ...regular];
          const paidEarly = regular.some((balance) => balance <= 0n);
          const neverPays = regular.some((balance, k) => balance >= (before[k] ?? 0n));
          expect(paidEarly || neverPays).toBe(true);
          expect(Object.keys(made.errors)).toEqual(['contract.term_months']);
        }
      }),
    );
  });

  test('15: the last term of an annuity differs by no more than its bound', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const { lastTermDifference } = scheduleOf({ ...input, type: 'AnnuityLoanContract' });
        expect(Math.abs(lastTermDifference)).toBeLessThanOrEqual(
          drift(input) - input.count + 1 + (input.rate === 0 ? input.count : 0),
        );
      }),
    );
  });

  test('16: the years hold every term once, and a year opens with the previous closing balance', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const schedule = scheduleOf(input);
        const years = perYear(schedule);
        const all = [...(schedule.stub === null ? [] : [schedule.stub]), ...schedule.terms];
        const grouped = years.flatMap((year) => year.terms);
        must(grouped.length === all.length && grouped.every((term, k) => term === all[k]), 'every term once');
        expect(years.reduce((sum, year) => sum + year.interest, 0)).toBe(schedule.totalInterest);
        expect(years.reduce((sum, year) => sum + year.payment, 0)).toBe(schedule.totalPaid);
        let opening = input.total;
        for (const year of years) {
          must(year.closingBalance === opening - year.principal, 'opens with what was left');
          must(year.closingBalance === balanceOn(schedule, `${year.year}-12-31`), 'closes on 31 December');
          opening = year.closingBalance;
        }
      }),
    );
  });
});

describe(`schedules compared with each other (PROPERTY_SEED=${seed})`, () => {
  test('11: linear costs no more than annuity, annuity no more than repayment-free', () => {
    fc.assert(
      fc.property(loan, (input) => {
        fc.pre(input.count >= 2);
        const [annuity = 0, linear = 0, free = 0] = types.map((type) => interestOf({ ...input, type }));
        expect(linear).toBeGreaterThanOrEqual(0);
        expect(linear).toBeLessThanOrEqual(annuity + input.count);
        expect(annuity).toBeLessThanOrEqual(free + input.count);
      }),
    );
  });

  test('12: a higher rate, a larger principal, a longer term never cost less', () => {
    const more = fc.record({ rate: fc.nat(2000), total: fc.nat(10_000_000), count: fc.nat(60) });
    fc.assert(
      fc.property(loan, more, (input, extra) => {
        const here = interestOf(input);
        const bigger = (change: Partial<Loan>) => {
          const other = { ...input, ...change };
          expect(interestOf(other)).toBeGreaterThanOrEqual(here - drift(other) - drift(input));
        };
        bigger({ rate: Math.min(25_000, input.rate + extra.rate) });
        bigger({ total: Math.min(100_000_000_000, input.total + extra.total) });
        bigger({ count: Math.min(600 / input.every, input.count + extra.count) });
      }),
    );
  });

  test('13: a loan k times as large costs k times as much', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 2, max: 10 }), (input, k) => {
        fc.pre(input.total * k <= 100_000_000_000);
        const difference = interestOf({ ...input, total: input.total * k }) - k * interestOf(input);
        expect(Math.abs(difference)).toBeLessThanOrEqual((k + 1) * drift(input));
      }),
    );
  });

  test('23: the rest of a linear schedule is the schedule of the open balance', () => {
    fc.assert(
      fc.property(loan, fc.nat(599), (input, at) => {
        fc.pre(at < input.count - 1);
        const whole = scheduleOf({ ...input, type: 'LinearLoanContract', wait: 0 });
        const open = whole.terms[at]?.balance ?? 0;
        const rest = interestOf({ ...input, type: 'LinearLoanContract', total: open, count: input.count - at - 1 });
        const tail = whole.terms.slice(at + 1).reduce((sum, term) => sum + term.interest, 0);
        expect(Math.abs(rest - tail)).toBeLessThanOrEqual(
          input.count * (1 + (input.count * input.every * input.rate) / 1_200_000),
        );
      }),
    );
  });
});
