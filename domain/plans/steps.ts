import type { IsoDate } from '../dates/isoDate.ts';
import type { Plan, PlanYear } from '../wire/plan.ts';
import type { ProposalContent } from '../wire/proposal.ts';

/** A plan's day of this year that is over becomes today: nothing is agreed for a day before it. */
const dayOf = ({ date }: PlanYear, today: IsoDate): IsoDate => (date < today ? today : date);

/** What a year of a plan fills in of a new contract: a gift of the parents to their child. */
export const planGift = ({ child, from }: Pick<Plan, 'child' | 'from'>, due: PlanYear, today: IsoDate) => ({
  type: 'GiftContract' as const,
  total: due.give,
  parties: { from: [...from], to: [child] },
  contract: { gift_date: dayOf(due, today) },
});

/** What a year of a plan proposes at its loan; null where nothing of it can be forgiven, or not before a day that is still to come. */
export function planForgiveness(
  { forgives }: Pick<Plan, 'forgives'>,
  due: PlanYear,
  today: IsoDate,
): Extract<ProposalContent, { kind: 'forgiveness' }> | null {
  if (forgives === null || due.forgive === 0 || due.date > today) return null;
  return { kind: 'forgiveness', amount: due.forgive, outcome: forgives, date: dayOf(due, today) };
}
