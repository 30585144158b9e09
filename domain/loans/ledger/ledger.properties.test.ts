import fc from 'fast-check';
import { addDays } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import { reconciled } from '../../statements/loanFigures.ts';
import { entryIn } from '../takenOver.ts';
import { principalOn } from './ahead.ts';
import { ledgerOf, owedIn } from './ledger.ts';
import { stateOn } from './state.ts';
import { anyFacts, anyLife, anyLoan } from './test/arbitraries.ts';
import { happened } from './test/loans.ts';
import type { Ledger } from './types.ts';
import { loanYear } from './year.ts';
import { runs, seed } from '../../test/seed.ts';

fc.configureGlobal({ seed, numRuns: runs(1000) });

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const figures = ({ terms, entries, problems, endDate }: Ledger) => ({ terms, entries, problems, endDate });

const inText = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

/** Like `toEqual`, which takes a hundred times as long to compare two ledgers of hundreds of terms as comparing their texts. */
function same(ledger: Ledger, expected: Ledger): void {
  const [one, other] = [figures(ledger), figures(expected)];
  if (inText(one) !== inText(other)) expect(one).toEqual(other);
}

describe(`invariants of every ledger (PROPERTY_SEED=${seed})`, () => {
  test('opening + interest + costs − payments − forgiven = closing, to the cent, on every day something happens and between', () => {
    fc.assert(
      fc.property(anyLife, fc.array(fc.nat(2500), { maxLength: 10 }), ({ loan: made, events }, days) => {
        const ledger = ledgerOf(made, events);
        const dates = [...ledger.entries.map(({ date }) => date), ...days.map((day) => addDays(ledger.start, day))];
        for (const date of dates) {
          const { charged, received, forgiven, owed, balance, due, prepaid } = stateOn(ledger, date);
          must(ledger.opening + charged - received - forgiven === owed, `the books balance on ${date}`);
          must(
            [charged, received, forgiven, balance, due.total, prepaid].every(
              (cents) => Number.isSafeInteger(cents) && cents >= 0,
            ),
            `no amount below zero on ${date}`,
          );
        }
      }),
    );
  });

  test('the years join: each opens with the previous closing balance, and balances on its own', () => {
    fc.assert(
      fc.property(anyLife, ({ loan: made, events }) => {
        const ledger = ledgerOf(made, events);
        const first = Number(ledger.start.slice(0, 4));
        const last = Math.max(Number(ledger.endDate.slice(0, 4)), first + 5) + 1;
        let closed = 0;
        for (let year = first; year <= last; year += 1) {
          const of = loanYear(ledger, year);
          const [from, to] = [stateOn(ledger, `${year - 1}-12-31`), stateOn(ledger, `${year}-12-31`)];
          // The parties' statement about the time before the records; none of it is recorded money.
          const entry = entryIn(made.total, made.contract, year);
          const joined = entry.opening;
          must(of.opening === closed + joined, `${year} opens with what was left`);
          must(reconciled(of) === of.closing, `${year} balances`);
          must(
            of.interest_paid + of.costs_paid + of.repaid + of.repaid_extra + of.paid_ahead ===
              to.received - from.received + entry.repaid,
            `all the money of ${year} went somewhere`,
          );
          must(
            principalOn(ledger, from.date) + joined + of.paid_out - of.repaid - of.repaid_extra - of.forgiven ===
              principalOn(ledger, to.date),
            `the principal of ${year} balances`,
          );
          closed = of.closing;
        }
      }),
    );
  });

  test('every loan ends: its terms ask for the whole principal, and paying them ends at zero', () => {
    fc.assert(
      fc.property(anyLife, ({ loan: made, events }) => {
        const ledger = ledgerOf(made, events);
        const last = ledger.entries.at(-1)?.after;
        must(last !== undefined && last.planned === 0 && last.deferred === 0, 'nothing is left to fall due');
        must(
          ledger.terms.every(
            ({ payment, interest, principal }) => payment === interest + principal && interest >= 0 && principal >= 0,
          ),
          'a term is interest and principal',
        );
        must(
          ledger.terms.reduce((sum, term) => sum + term.principal, 0) +
            (last?.repaidExtra ?? 0) +
            (last?.forgiven ?? 0) >=
            ledger.opening,
          'the principal is asked for',
        );
        must(
          ledger.terms.every((term) => term.paid <= term.payment),
          'no term is paid twice',
        );
      }),
    );
  });

  test('the order in which events arrive changes nothing', () => {
    fc.assert(
      fc.property(anyLife, fc.infiniteStream(fc.nat()), ({ loan: made, events }, stream) => {
        const shuffled = events
          .map((event) => ({ event, key: stream.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ event }) => event);
        same(ledgerOf(made, shuffled), ledgerOf(made, events));
      }),
    );
  });

  test('a counter-entry restores the ledger exactly; a report or a refused record does not count', () => {
    fc.assert(
      fc.property(
        anyLife,
        anyFacts,
        fc.constantFrom('corrected' as const, 'reported' as const, 'refused' as const),
        ({ loan: made, events }, extra, how) => {
          const [event] = happened([extra(made.contract.start_date, made.total)]);
          if (event === undefined) return;
          const added: LoanEvent = { ...event, hashid: 'extra', status: how === 'corrected' ? 'confirmed' : how };
          const counter: LoanEvent[] =
            how === 'corrected' ? [{ ...added, hashid: 'counter', kind: 'correction', corrects: 'extra' }] : [];
          same(ledgerOf(made, [...events, added, ...counter]), ledgerOf(made, events));
        },
      ),
    );
  });

  test('a borrower who pays every term on its day owes nothing extra, and nothing in the end', () => {
    fc.assert(
      fc.property(anyLoan, (made) => {
        const plain = ledgerOf(made, []);
        const ledger = ledgerOf(
          made,
          happened(
            plain.terms
              .filter(({ payment }) => payment > 0)
              .map(({ date, payment }) => ({ kind: 'payment', date, amount: payment })),
          ),
        );
        expect(ledger.problems).toEqual([]);
        const after = ledger.entries.at(-1)?.after;
        must(after !== undefined && owedIn(after) === 0 && after.lateCharged === 0, 'nothing owed, nothing late');
        must(
          ledger.terms.every((term) => term.payment === 0 || term.paidOn === term.date),
          'every term paid on its day',
        );
      }),
    );
  });
});
