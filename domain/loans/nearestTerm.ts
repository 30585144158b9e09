import { daysBetween, type IsoDate } from '../dates/isoDate.ts';

/** The term to which a payment on this day belongs: the nearest, at equal distance the earlier; undefined without terms. */
export function nearestTerm<Term extends { date: IsoDate }>(terms: readonly Term[], date: IsoDate): Term | undefined {
  const far = (term: Term) => Math.abs(daysBetween(date, term.date));
  return terms.reduce<Term | undefined>(
    (best, term) => (best === undefined || far(term) < far(best) ? term : best),
    undefined,
  );
}
