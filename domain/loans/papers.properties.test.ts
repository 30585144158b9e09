import fc from 'fast-check';
import { addDays } from '../dates/isoDate.ts';
import { balanceOn } from './balance.ts';
import { changesOf, effectOf } from './changes.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { anyLife, anyLoan } from './ledger/test/arbitraries.ts';
import { makeSchedule } from './schedule.ts';
import { checkStandingDate, standingOn } from './standing.ts';
import { runs, seed } from '../test/seed.ts';

fc.configureGlobal({ seed, numRuns: runs(500) });

describe(`the papers of any loan (PROPERTY_SEED=${seed})`, () => {
  test('an addendum: the terms to come repay exactly the balance after the change', () => {
    fc.assert(
      fc.property(anyLife, ({ loan, events }) => {
        for (const { hashid, date } of changesOf(events)) {
          const effect = effectOf(loan, events, hashid, '1900-01-01');
          // An earlier record of a later day repays in addition to the terms.
          if (effect === null || effect.earlier.some((change) => change.date > date)) continue;
          expect(
            effect.terms.filter((term) => term.date > date).reduce((sum, { principal }) => sum + principal, 0),
          ).toBe(effect.after.open);
          expect(effect.terms.reduce((sum, { interest }) => sum + interest, 0)).toBe(effect.after.interest);
        }
      }),
    );
  });

  test('a standing: the amount that ends the loan is everything open, due and running, less the money paid ahead', () => {
    fc.assert(
      fc.property(anyLife, fc.nat(4000), fc.nat(4000), ({ loan, events }, day, now) => {
        const { start } = ledgerOf(loan, events);
        const [date, today] = [addDays(start, day), addDays(start, now)];
        if (checkStandingDate(loan, events, date, today) !== null) return;
        const { balance, due, deferred, running, prepaid, payoff } = standingOn(loan, events, date, today);
        expect(balance + due.costs + due.interest + due.late + deferred + running - prepaid).toBe(payoff);
        expect(running).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a standing by the plan is the balance of the schedule, with nothing overdue', () => {
    fc.assert(
      fc.property(anyLoan, fc.nat(4000), (loan, day) => {
        const made = makeSchedule(loan.type, loan.total, loan.contract);
        if ('errors' in made) return;
        const date = addDays(ledgerOf(loan, []).start, day);
        if (checkStandingDate(loan, [], date, '1900-01-01') !== null) return;
        expect(standingOn(loan, [], date, '1900-01-01')).toMatchObject({
          basis: 'plan',
          balance: balanceOn(made.schedule, date),
          due: { total: 0 },
          prepaid: 0,
        });
      }),
    );
  });
});
