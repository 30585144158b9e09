import type { AdminOrder } from '../../../domain/wire/adminOrder.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { adminOrder } from '../../repositories/adminOrders.ts';
import { bankLinesOf, updateBankLine } from '../../repositories/bankLines.ts';
import { findAnyOrder, lockPlan } from '../../repositories/orders.ts';
import { paymentsOf, updatePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { settleOrder } from './settleOrder.ts';
import { nobodyOf, PAID_BACK } from './surplus.ts';

const NOTHING = 'Voor deze bestelling hoeft er niets meer terug.';

/**
 * An administrator paid back the money of an order of any family that had to go back. One that is paid by other money
 * stays paid. Throws N404, C409 where nothing has to go back.
 */
export async function markReturned(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<AdminOrder> {
  const order = await findAnyOrder(tx, { hashid });
  if (!order) throw notFound();
  await lockPlan(tx, { familyId: order.family_id });
  const online = (await paymentsOf(tx, [order.id])).filter(({ surplus }) => surplus !== null);
  const byBank = (await bankLinesOf(tx, order.id)).filter(({ surplus }) => surplus !== null);
  if (online.length + byBank.length === 0) throw conflict(NOTHING);
  for (const { id } of online) await updatePayment(tx, id, { status: PAID_BACK, surplus: null, next_check_at: null });
  for (const { id } of byBank) await updateBankLine(tx, id, { surplus: null });
  await actor.record(tx, {
    action: 'return',
    entity: 'payment',
    hashid: order.hashid,
    after: { amount: order.amount * (online.length + byBank.length) },
    by: nobodyOf(order),
  });
  const { status } = (await findAnyOrder(tx, { hashid })) ?? order;
  if (status !== 'paid') await settleOrder(tx, actor, services, order, 'refund');
  const seen = await adminOrder(tx, order.hashid);
  if (!seen) throw notFound();
  return seen;
}
