import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanTerms } from '../../wire/contract.ts';
import type { HomeFact, LoanEvent } from '../../wire/event.ts';
import { confirmedEvents } from '../ledger/countingEvents.ts';

/** A fact of the home that counts. */
export type HomeEvent = Extract<LoanEvent, { kind: 'home' }>;

/** Why a fact of the home is impossible. */
export type HomeProblem = 'no_own_home' | 'before_start' | 'sold_before' | 'not_sold' | 'so_already';

/** The order of facts on one day: leaving comes before the sale, and the remaining debt after it. */
const ORDER: readonly HomeFact[] = ['for_sale', 'let', 'sold', 'remaining_debt', 'bought'];

/** The facts of the home that count, in the order of their days. */
export const homeFacts = (events: readonly LoanEvent[]): HomeEvent[] =>
  events.some(({ kind }) => kind === 'home')
    ? confirmedEvents(events)
        .filter((event): event is HomeEvent => event.kind === 'home')
        .sort((a, b) =>
          a.date === b.date ? ORDER.indexOf(a.became) - ORDER.indexOf(b.became) : a.date < b.date ? -1 : 1,
        )
    : [];

/** The parts of a loan that decide which facts its home can have. */
interface HomeTerms {
  contract: Pick<LoanTerms, 'own_home' | 'start_date' | 'taken_over'>;
}

/** The facts that are impossible with the others, and the reason: a home is sold once, and a remaining debt follows a sale. */
export function homeProblems(
  { contract }: HomeTerms,
  events: readonly LoanEvent[],
): { hashid: string; code: HomeProblem }[] {
  const start: IsoDate = contract.taken_over?.date ?? contract.start_date;
  let now: HomeFact | null = null;
  let left = false;
  const why = ({ date, became }: HomeEvent): HomeProblem | null => {
    if (!contract.own_home) return 'no_own_home';
    if (date < start) return 'before_start';
    if (became === 'bought') return null;
    if (became === 'remaining_debt') return now === 'sold' ? (left ? 'so_already' : null) : 'not_sold';
    if (now === 'sold') return 'sold_before';
    return now === became ? 'so_already' : null;
  };
  return homeFacts(events).flatMap((fact) => {
    const code = why(fact);
    if (code !== null) return [{ hashid: fact.hashid, code }];
    if (fact.became === 'remaining_debt') left = true;
    else if (fact.became !== 'bought') now = fact.became;
    return [];
  });
}
