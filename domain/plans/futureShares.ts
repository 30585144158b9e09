import type { ChildShare } from '../wire/gifts.ts';
import type { Plan } from '../wire/plan.ts';

/** Each child's total by the end of a year, according to the plans; cents, in the order of the shares. */
export interface FutureYear {
  year: number;
  got: number[];
}

type Share = Pick<ChildShare, 'child' | 'received' | 'forgiven'>;
type Planned = Pick<Plan, 'child' | 'years' | 'state'>;

/**
 * The children's totals until today, plus the running plans. The first year is this one. A child without a plan keeps its total:
 * nothing else is known.
 */
export function futureShares(shares: readonly Share[], plans: readonly Planned[], thisYear: number): FutureYear[] {
  const running = plans.filter(({ state }) => state === 'runs');
  const last = Math.max(thisYear, ...running.flatMap(({ years }) => years.map(({ year }) => year)));
  const added = (child: string, until: number): number =>
    running
      .filter((plan) => plan.child === child)
      .flatMap(({ years }) => years)
      .filter(({ year }) => year <= until)
      .reduce((sum, { give, forgive }) => sum + give + forgive, 0);
  return Array.from({ length: last - thisYear + 1 }, (_none, index) => ({
    year: thisYear + index,
    got: shares.map(({ child, received, forgiven }) => received + forgiven + added(child, thisYear + index)),
  }));
}
