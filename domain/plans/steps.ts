import type { IsoDate } from '../dates/isoDate.ts';
import type { Plan, PlanYear } from '../wire/plan.ts';
import type { ProposalContent } from '../wire/proposal.ts';

/** A plan's past day of this year becomes today: no agreement is made for an earlier day. */
const dayOf = ({ date }: PlanYear, today: IsoDate): IsoDate => (date < today ? today : date);

/** The new contract that a year of a plan fills in: a gift from the parents to their child. */
export const planGift = ({ child, from }: Pick<Plan, 'child' | 'from'>, due: PlanYear, today: IsoDate) => ({
  type: 'GiftContract' as const,
  total: due.give,
  parties: { from: [...from], to: [child] },
  contract: { gift_date: dayOf(due, today) },
});

/** The proposal that a year of a plan makes at its loan; null if nothing of it can be forgiven, or not before a future day. */
export function planForgiveness(
  { forgives }: Pick<Plan, 'forgives'>,
  due: PlanYear,
  today: IsoDate,
): Extract<ProposalContent, { kind: 'forgiveness' }> | null {
  if (forgives === null || due.forgive === 0 || due.date > today) return null;
  return { kind: 'forgiveness', amount: due.forgive, outcome: forgives, date: dayOf(due, today) };
}
