import { type Plan, priceOf, type Tariff } from '../../../domain/orders/price.ts';
import { childrenProblem } from '../../../domain/orders/validate.ts';
import type { OrderPrice, QuoteRequest } from '../../../domain/wire/order.ts';
import type { Visitor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { Env } from '../../env/settings.ts';
import { invalid } from '../../http/errors.ts';
import { usablePartnerCode } from '../../policies/usablePartnerCode.ts';
import type { FamilyRow } from '../../repositories/family.ts';
import { countMembers } from '../../repositories/orders.ts';
import type { PartnerCodeRow } from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';

export const planOf = ({ paid_children, paid_until }: Pick<FamilyRow, 'paid_children' | 'paid_until'>): Plan => ({
  children: paid_children,
  until: paid_until,
});

export const tariffOf = ({ includedChildren, pricePerChildCents, vatPercent }: Env): Tariff => ({
  included: includedChildren,
  perYear: pricePerChildCents,
  vatPercent,
});

/**
 * Prices the asked number of places for this family today: the server's price, whatever a request says (S-132).
 * Throws V422 by field.
 */
export async function offer(
  db: Queryable,
  { today }: Pick<Visitor, 'today'>,
  { env }: Pick<Services, 'env'>,
  family: FamilyRow,
  { children, code }: QuoteRequest,
): Promise<{ price: OrderPrice; code: PartnerCodeRow | null }> {
  const plan = planOf(family);
  const problem = childrenProblem(children, plan, {
    included: env.includedChildren,
    present: await countMembers(db, { familyId: family.id }),
    today,
  });
  if (problem !== null) throw invalid({ children: problem });
  const found = code ? await usablePartnerCode(db, code, today) : null;
  return {
    price: priceOf(plan, tariffOf(env), { children, discountPercent: found?.discount_percent ?? 0, today }),
    code: found,
  };
}
