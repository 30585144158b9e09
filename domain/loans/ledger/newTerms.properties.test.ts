import fc from 'fast-check';
import { LOAN_TYPES, type LoanType } from '../../contracts/types.ts';
import { addMonths } from '../../dates/isoDate.ts';
import { seed } from '../../test/seed.ts';
import { ledgerOf } from './ledger.ts';
import { anyLife } from './test/arbitraries.ts';
import { aLoan, type Facts, happened } from './test/loans.ts';
import { stateOn } from './state.ts';
import { formIn } from './formIn.ts';
import type { Ledger } from './types.ts';

fc.configureGlobal({ seed, numRuns: 500 });

/** Terms from the day of a term on: after how many terms they start, and how many are left then. */
interface Step {
  after: number;
  left: number;
  form: LoanType;
  rate: number;
}

const halfUp = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under));

/** The repayment per term of a balance over this many terms: written independently, straight from the formulas. */
function fixed(form: LoanType, balance: number, rate: number, count: number): number {
  if (form === 'RepaymentFreeLoanContract') return 0;
  if (form === 'LinearLoanContract' || rate === 0) return halfUp(BigInt(balance), BigInt(count));
  const [d, r] = [1_200_000n, BigInt(rate)];
  const growth = (d + r) ** BigInt(count);
  return halfUp(BigInt(balance) * r * growth, d * (growth - d ** BigInt(count)));
}

/** The oracle: a monthly loan as a plain loop, of which only the terms change. */
function oracle(opening: number, first: Step, steps: readonly Step[]) {
  let [balance, current, begins] = [opening, first, 0];
  let each = fixed(current.form, balance, current.rate, current.left);
  const terms: { interest: number; principal: number; balance: number }[] = [];
  for (let number = 1; balance > 0; number += 1) {
    const step = steps.find(({ after }) => after === number - 1);
    if (step !== undefined) {
      [current, begins] = [step, number - 1];
      each = fixed(step.form, balance, step.rate, step.left);
    }
    const interest = halfUp(BigInt(balance) * BigInt(current.rate), 1_200_000n);
    const repays = current.form === 'AnnuityLoanContract' ? each - interest : each;
    const isLast = number === begins + current.left;
    const principal = isLast ? balance : Math.max(0, Math.min(repays, balance));
    balance -= principal;
    terms.push({ interest, principal, balance });
  }
  return terms;
}

const anyStep = fc.record({
  wait: fc.integer({ min: 1, max: 40 }),
  left: fc.integer({ min: 1, max: 120 }),
  form: fc.constantFrom(...LOAN_TYPES),
  rate: fc.integer({ min: 0, max: 9_000 }),
});

const FIRST = '2025-02-01';
const dayOf = (number: number) => addMonths(FIRST, number - 1);

/** A loan with a random series of terms, each on the day of a term that the earlier ones leave. */
const anyLine = fc
  .tuple(fc.integer({ min: 200_000, max: 40_000_000 }), anyStep, fc.array(anyStep, { maxLength: 6 }))
  .map(([total, first, given]) => {
    const steps: Step[] = [];
    let [after, end] = [0, first.left];
    for (const { wait, left, form, rate } of given) {
      after += wait;
      if (after >= end) break;
      end = after + left;
      steps.push({ after, left, form, rate });
    }
    const terms = { term_months: first.left, rate_millipercent: first.rate, first_payment_date: FIRST };
    const facts = steps.map(({ after: number, left, form, rate }): Facts => ({
      kind: 'new_terms',
      date: dayOf(number),
      form,
      rate_millipercent: rate,
      ends: dayOf(number + left),
    }));
    return { loan: aLoan(first.form, total, terms), first: { ...first, after: 0 }, steps, facts };
  });

const shown = ({ terms }: Ledger) =>
  terms.map(({ interest, principal, balance }) => ({ interest, principal, balance }));
const inText = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

describe(`terms that start on a day (PROPERTY_SEED=${seed})`, () => {
  test('a random series of them asks the same as the oracle, to the cent, and leaves nothing', () => {
    fc.assert(
      fc.property(anyLine, ({ loan, first, steps, facts }) => {
        const ledger = ledgerOf(loan, happened(facts));
        expect(ledger.problems).toEqual([]);
        expect(shown(ledger)).toEqual(oracle(loan.total, first, steps));
        expect(ledger.terms.at(-1)?.balance).toBe(0);
        expect(ledger.terms.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.total);
      }),
    );
  });

  test('the same terms twice on a day change nothing', () => {
    fc.assert(
      fc.property(anyLine, ({ loan, facts }) => {
        const twice = facts.flatMap((fact) => [fact, fact]);
        expect(shown(ledgerOf(loan, happened(twice)))).toEqual(shown(ledgerOf(loan, happened(facts))));
      }),
    );
  });

  test('repeating current terms on any day changes no term of any loan', () => {
    fc.assert(
      fc.property(anyLife, fc.nat(), ({ loan, events }, place) => {
        const ledger = ledgerOf(loan, events);
        const date = ledger.terms[place % Math.max(1, ledger.terms.length)]?.date;
        // A pause that makes the loan end later does so term by term: within one, nothing is said about the end.
        if (date === undefined || events.some(({ kind }) => kind === 'pause')) return;
        const known = events.filter((event) => event.date <= date);
        const before = ledgerOf(loan, known);
        if (date >= before.endDate) return;
        const again: Facts = {
          kind: 'new_terms',
          date,
          form: formIn(before, date),
          rate_millipercent: stateOn(before, date).rate,
          ends: before.endDate,
        };
        const [event] = happened([again]);
        if (event === undefined) return;
        const said = ledgerOf(loan, [...known, { ...event, hashid: 'again', recorded_at: '9999' }]);
        // The ledger has one extra line; the day from which a term can be late shows when it was agreed.
        const figures = ({ terms }: Ledger) => inText(terms.map(({ askedOn: _asked, ...term }) => term));
        expect(figures(said)).toBe(figures(before));
      }),
    );
  });

  test('taken back, they leave the earlier ledger', () => {
    fc.assert(
      fc.property(anyLine, ({ loan, facts }) => {
        const events = happened(facts);
        const [last] = events.slice(-1);
        if (last === undefined) return;
        const counter = { ...last, hashid: 'counter', kind: 'correction' as const, corrects: last.hashid };
        const [taken, before] = [ledgerOf(loan, [...events, counter]), ledgerOf(loan, events.slice(0, -1))];
        const lines = ({ terms, entries, problems }: Ledger) =>
          inText([terms, entries.map(({ after: _books, ...line }) => line), problems]);
        expect(lines(taken)).toBe(lines(before));
      }),
    );
  });
});
