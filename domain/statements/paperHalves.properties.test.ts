import fc from 'fast-check';
import { estateOf } from '../estate.ts';
import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { gift } from '../gifts/test/giftYearCases.ts';
import { paperGiftOf } from '../paperGifts/paperGift.ts';
import { type PaperFact, paperEvents } from '../paperGifts/test/paperEvents.ts';
import { paperYears } from '../paperGifts/years.ts';
import { runs, seed } from '../test/seed.ts';
import type { GiftDetail } from '../wire/contract.ts';
import type { StatementLoan } from '../wire/statement.ts';
import { giftPart } from './giftYear.ts';
import { lastDayFor } from './lastDay.ts';
import { booksOf } from './ledgerBooks.ts';
import { reconciled } from './loanFigures.ts';
import { halfCents } from './statementLines.ts';

fc.configureGlobal({ seed, numRuns: runs(120) });

/** All events of these gifts have happened by then. */
const TODAY = '2028-01-15';
const GIVERS = ['jan', 'marijke'] as const;
const day = (from: IsoDate, days: number) => fc.integer({ min: 0, max: days }).map((after) => addDays(from, after));

type Half = 'due' | 'other';
const anyHalf = fc.constantFrom<(Half | null)[]>('due', 'other', null);

interface Case {
  since: IsoDate;
  total: number;
  deaths: Map<string, IsoDate>;
  /** Parts of the sum that were paid, oldest first. */
  payouts: { date: IsoDate; amount: number; half?: Half }[];
  /** Interest paid while both were alive, and after it for a stated half. */
  interest: { date: IsoDate; amount: number; year: number; half?: Half }[];
}

/** Jan or Marijke dies in 2025 or 2026, and the other later or not at all; a part of the sum and of the interest is paid. */
const anyCase: fc.Arbitrary<Case> = fc
  .record({
    since: day('2023-06-01', 500),
    total: fc.integer({ min: 100, max: 30_000_000 }),
    first: fc.constantFrom(...GIVERS),
    died: day('2025-01-01', 700),
    after: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
    parts: fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 1500 }), tenths: fc.integer({ min: 1, max: 3 }), half: anyHalf }),
      {
        maxLength: 3,
      },
    ),
    paid: fc.array(
      fc.record({ year: fc.constantFrom(2023, 2024, 2025), back: fc.integer({ min: -200, max: 200 }), half: anyHalf }),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ since, total, first, died, after, parts, paid }) => {
    const other = GIVERS.find((one) => one !== first) ?? 'jan';
    const deaths = new Map([[first as string, died]]);
    if (after !== null && addDays(died, after) <= '2027-12-31') deaths.set(other, addDays(died, after));
    return {
      since,
      total,
      deaths,
      payouts: parts
        .map((one) => ({
          date: addDays(since, one.after),
          amount: Math.max(1, Math.floor((total * one.tenths) / 10)),
          ...(one.half && { half: one.half }),
        }))
        .filter(({ date }) => date <= '2027-12-31')
        .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
      interest: paid
        .map((one) => ({
          year: one.year,
          date: addDays(died, -one.back),
          amount: 1 + Math.floor(total / 17),
          ...(one.half && { half: one.half }),
        }))
        // Since the death payments state their half.
        .filter((one) => one.date <= died || one.half !== undefined)
        .filter((one) => one.date <= '2027-12-31')
        .filter((one) => one.date >= since && one.year <= Number(one.date.slice(0, 4)) && `${one.year}-12-31` >= since)
        .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    };
  });

const contractOf = ({ since, total, payouts, interest }: Case): GiftDetail => {
  const facts: PaperFact[] = [
    ...payouts.map((one) => ({ ...one, kind: 'payout' as const })),
    ...interest.map((one) => ({ ...one, kind: 'interest' as const })),
  ];
  return { ...gift(since, 0, 'jan marijke', 'sanne', { form: 'paper' }), total, events: paperEvents(facts) };
};

const firstDeath = ({ deaths }: Case): IsoDate => [...deaths.values()].sort()[0] ?? '9999-12-31';
const isFirst = (one: Case, who: string): boolean => {
  const dead = GIVERS.filter((giver) => one.deaths.get(giver) === firstDeath(one));
  return dead[0] === who;
};

/**
 * One giver's debt at the end of a day, calculated day by day: for each half its own sum, its own interest of each year, due on
 * 31 December or at the giver's own death, less payments. An oracle that shares no code with the figures.
 */
function owes(one: Case, who: string, until: IsoDate): number {
  const mine = isFirst(one, who);
  const first = firstDeath(one);
  const end = one.deaths.get(who) ?? '9999-12-31';
  let [left, due] = [one.total, Math.floor(one.total / 2)];
  let [sum, sumFirst, whole, result] = [0, 0, 0, 0];
  const paidBy = (year: number, to: IsoDate, half: Half | 'both') =>
    one.interest
      .filter((paid) => paid.year === year && paid.date <= to)
      .filter((paid) => (paid.date <= first ? half === 'both' : paid.half === half))
      .reduce((all, paid) => all + paid.amount, 0);
  const half = (cents: number) => (mine ? Math.floor(cents / 2) : Math.ceil(cents / 2));
  for (let at = one.since; at <= until; at = addDays(at, 1)) {
    const year = Number(at.slice(0, 4));
    const days = year % 4 === 0 ? 366 : 365;
    sum += at <= end ? (mine ? due : left - due) : 0;
    sumFirst += at <= first ? due : 0;
    whole += left;
    for (const { amount, half: said } of one.payouts.filter(({ date }) => date === at)) {
      const other = left - due;
      left -= amount;
      if (at <= first) due = Math.floor(left / 2);
      else due = said === 'other' ? left - Math.max(0, other - amount) : Math.max(0, due - amount);
    }
    const closes = at.endsWith('-12-31') || at === until;
    if (!closes) continue;
    const askedFirst = Math.ceil((sumFirst * 6) / (100 * days));
    const asked =
      year < Number(first.slice(0, 4))
        ? half(Math.ceil((whole * 6) / (100 * days)))
        : Math.ceil((sum * 6) / (100 * days));
    const both = paidBy(year, until, 'both');
    const ofFirst =
      year < Number(first.slice(0, 4)) ? Math.floor(both / 2) : Math.min(Math.floor(both / 2), askedFirst);
    const paid = (mine ? ofFirst : both - ofFirst) + paidBy(year, until, mine ? 'due' : 'other');
    const falls = end < `${year}-12-31` ? end : `${year}-12-31`;
    result += Math.max(paid, falls <= until ? asked : 0) - paid;
    [sum, sumFirst, whole] = [0, 0, 0];
  }
  return result + (mine ? due : left - due);
}

describe(`law 6: a gift on paper of two, each half due at the giver’s own death (PROPERTY_SEED=${seed})`, () => {
  const lineOf = (one: Case, contract: GiftDetail, who: string, year: number): StatementLoan | null =>
    giftPart(contract, who, year, lastDayFor(year, TODAY, one.deaths.get(who)), one.deaths)?.paper ?? null;

  test('figures, statements of givers and recipient, and estate papers agree to the cent, with an independent oracle', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const contract = contractOf(one);
        const first = firstDeath(one);
        let before = 0;
        for (const year of [2023, 2024, 2025, 2026, 2027]) {
          const received = lineOf(one, contract, 'sanne', year);
          if (received === null) continue;
          expect(received.figures.opening).toBe(before);
          expect(reconciled(received.figures)).toBe(received.figures.closing);
          before = received.figures.closing;
          const end = `${year}-12-31`;
          const own = GIVERS.map((who) => owes(one, who, end));
          expect(received.figures.closing).toBe((own[0] ?? 0) + (own[1] ?? 0));
          expect(received.due_half?.figures.closing).toBe(first <= end ? own[isFirst(one, 'jan') ? 0 : 1] : undefined);
          for (const [place, who] of GIVERS.entries()) {
            const line = lineOf(one, contract, who, year);
            const until = lastDayFor(year, TODAY, one.deaths.get(who));
            if (line === null || until < end) continue;
            expect(line.figures).toEqual(received.figures);
            expect(halfCents(line, 'closing')).toBe(first <= end ? own[place] : null);
          }
        }
        for (const who of GIVERS) {
          const died = one.deaths.get(who);
          if (died === undefined) continue;
          const year = Number(died.slice(0, 4));
          const line = lineOf(one, contract, who, year);
          const [debt] = estateOf(who, died, [contract], booksOf, one.deaths).debts;
          expect(debt?.own ?? 0).toBe(owes(one, who, died));
          expect(line === null ? 0 : halfCents(line, 'closing')).toBe(debt?.own ?? 0);
          expect(line?.figures.closing ?? 0).toBe(debt?.amount ?? 0);
          const [claim] = estateOf('sanne', died, [contract], booksOf, one.deaths).claims;
          expect(claim?.amount ?? 0).toBe(debt?.amount ?? 0);
        }
      }),
    );
  });

  test('paying each year’s requested amount on a day leaves neither half short', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 600 }), (one, after) => {
        const until = [...one.deaths.values()].length === 2 ? ([...one.deaths.values()].sort()[1] ?? null) : null;
        const of = (kept: Case) => paperGiftOf(contractOf(kept), until, firstDeath(kept));
        const on = addDays(firstDeath(one), after);
        const paper = of(one);
        const asked = paper === null ? [] : paperYears(paper, on).filter(({ missing }) => missing > 0);
        const paid = asked.map(({ year, missing }) => ({ year, date: on, amount: missing }));
        const later = of({ ...one, interest: [...one.interest, ...paid] });
        const left = later === null ? [] : paperYears(later, on).filter(({ missing }) => missing > 0);
        expect(left).toEqual([]);
      }),
    );
  });
});
