import fc from 'fast-check';
import { homeProblems } from '../loans/home/homeFacts.ts';
import { anyLife } from '../loans/ledger/test/arbitraries.ts';
import { runs, seed } from '../test/seed.ts';
import { HOME_FACTS } from '../wire/choices/event.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { HomeFact, LoanEvent } from '../wire/event.ts';
import { reconciled } from './loanFigures.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { FLOWS, ownPartOf } from './homeParts.ts';
import { jan, sanne } from './test/statements.ts';

fc.configureGlobal({ seed, numRuns: runs(300) });

const TODAY = '2033-01-01';

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const facts = fc.array(fc.record({ date: days, became: fc.constantFrom(...HOME_FACTS) }), {
  minLength: 1,
  maxLength: 4,
});

const recorded = (date: string, became: HomeFact, k: number): LoanEvent => ({
  kind: 'home',
  became,
  date,
  hashid: `home${k}`,
  status: 'confirmed',
  note: '',
  recorded_at: `2031-01-01T00:00:0${k}.000Z`,
  recorded_by: jan,
  answered_at: null,
  answered_by: null,
});

/** A home loan with a life, and the history of its home: only possible facts. */
const loans = fc.tuple(anyLife, facts, fc.boolean()).map(([{ loan: made, events }, homes, withRecords]) => {
  const before: LoanDetail = {
    ...made,
    hashid: 'loan',
    version: 1,
    ledger_version: 1,
    parties: { from: [jan], to: [sanne] },
    contract: { ...made.contract, own_home: true, signed_date: made.contract.start_date },
    events: withRecords ? events : [],
  };
  const all = homes.map(({ date, became }, k) => recorded(date, became, k));
  const bad = new Set(homeProblems(before, all).map(({ hashid }) => hashid));
  return { before, after: { ...before, events: [...before.events, ...all.filter(({ hashid }) => !bad.has(hashid))] } };
});

const lineOf = (loan: LoanDetail, who: string, year: number) =>
  loanPart(loan, who, { year, until: `${year}-12-31`, today: TODAY, arePartners: () => 'no' }, () => booksOf(loan))
    ?.loan;

describe(`R-8.2 a year in which the home is sold, let or for sale (PROPERTY_SEED=${seed})`, () => {
  test('both sides have the same figures and parts, and the parts before and after each day add up to the whole', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 2024, max: 2031 }), ({ before, after }, year) => {
        const [lent, borrowed, plain] = [
          lineOf(after, 'jan', year),
          lineOf(after, 'sanne', year),
          lineOf(before, 'sanne', year),
        ];
        expect(lent?.figures).toEqual(borrowed?.figures);
        expect(lent?.home).toEqual(borrowed?.home);
        // The facts of the home move no cent.
        expect(borrowed?.figures).toEqual(plain?.figures);
        expect(plain?.home).toBeUndefined();
        const home = borrowed?.home;
        if (!borrowed || home === undefined) return;
        for (const key of FLOWS)
          expect(home.reduce((sum, { figures }) => sum + figures[key], 0)).toBe(borrowed.figures[key]);
        expect(home[0]!.figures.opening).toBe(borrowed.figures.opening);
        expect(home.at(-1)!.figures.closing).toBe(borrowed.figures.closing);
        for (const [k, { figures, own }] of home.entries()) {
          expect(reconciled(figures)).toBe(figures.closing);
          if (k > 0) expect([figures.opening, own]).toEqual([home[k - 1]!.figures.closing, !home[k - 1]!.own]);
        }
        const { interest, rest } = ownPartOf(borrowed);
        expect(interest + rest).toBe(borrowed.figures.interest_paid);
      }),
    );
  });

  test('a pending, refused or retracted fact changes nothing in a statement', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 2024, max: 2031 }), ({ before, after }, year) => {
        const waiting = after.events.map((event) =>
          event.kind === 'home' ? { ...event, status: 'reported' as const } : event,
        );
        expect(lineOf({ ...after, events: waiting }, 'sanne', year)).toEqual(lineOf(before, 'sanne', year));
      }),
      { numRuns: runs(60) },
    );
  });
});
