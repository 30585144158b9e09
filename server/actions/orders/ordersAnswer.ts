import { MOST_CHILDREN, placesOn } from '../../../domain/orders/price.ts';
import { partnerCodeProblem } from '../../../domain/partnerCodes/usable.ts';
import type { OrdersAnswer } from '../../../domain/wire/order.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { loadOrders } from './loadOrders.ts';
import { planOf } from './offer.ts';
import { loadFamily } from '../../repositories/family.ts';
import { countMembers } from '../../repositories/orders.ts';
import { familyPartnerCode } from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';

/** Answers with the family's places, the price of more, and all its orders. */
export async function ordersAnswer(
  db: Queryable,
  { caller, today }: Actor,
  services: Pick<Services, 'env'>,
): Promise<OrdersAnswer> {
  const { family } = await loadFamily(db, caller);
  const { env } = services;
  const plan = planOf(family);
  const code = await familyPartnerCode(db, family);
  return {
    plan: {
      children: placesOn(plan, env.includedChildren, today),
      present: await countMembers(db, caller),
      included: env.includedChildren,
      until: plan.until,
    },
    per_year: env.pricePerChildCents,
    offers: { orders: env.seller !== null, online: env.mollie !== null },
    most: MOST_CHILDREN,
    code: code && partnerCodeProblem(code, today) === null ? code.code : null,
    orders: (await loadOrders(db, caller, services)).map(({ told }) => told),
  };
}
