import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { hasEnded, MOST_CHILDREN, placesOn } from './price.ts';
import type { Plan } from './price.ts';

/**
 * Why a family can't order room for this many members; null if it can. Only extra places are sold: fewer than the
 * current members is refused, and fewer than the paid places has no price (issue of the limit; S-133).
 * @param present the members that count for the limit.
 */
export function childrenProblem(
  children: number,
  plan: Plan,
  { included, present, today }: { included: number; present: number; today: IsoDate },
): string | null {
  if (!Number.isSafeInteger(children) || children < 1) return 'Vul een heel aantal in.';
  if (children > MOST_CHILDREN)
    return `Je kunt plaats maken voor hoogstens ${MOST_CHILDREN} familieleden. Heb je er meer? Stuur ons een bericht.`;
  if (children < present) return `Je hebt al ${present} familieleden. Kies ${present} of meer.`;
  const places = placesOn(plan, included, today);
  if (children > places) return null;
  return plan.until === null || hasEnded(plan, today)
    ? `Je hebt al plaats voor ${places} familieleden. Kies ${places + 1} of meer.`
    : `Je hebt al plaats voor ${places} familieleden, tot en met ${formatDateLong(plan.until)}. Kies ${places + 1} of meer.`;
}
