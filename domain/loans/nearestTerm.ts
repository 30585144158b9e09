import { daysBetween, type IsoDate } from '../dates/isoDate.ts';

/** The term that a payment on this day is taken for: the nearest to it, of two as near the earlier; undefined without terms. */
export function nearestTerm<Term extends { date: IsoDate }>(terms: readonly Term[], date: IsoDate): Term | undefined {
  const far = (term: Term) => Math.abs(daysBetween(date, term.date));
  return terms.reduce<Term | undefined>(
    (best, term) => (best === undefined || far(term) < far(best) ? term : best),
    undefined,
  );
}
