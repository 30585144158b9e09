import type { AdminOrder } from '../../../domain/wire/adminOrder.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { ProviderDown } from '../../payments/mollie.ts';
import { adminOrder } from '../../repositories/adminOrders.ts';
import { bankLinesOf, updateBankLine } from '../../repositories/bankLines.ts';
import { findAnyOrder, lockPlan, type OrderRow } from '../../repositories/orders.ts';
import { PAID_BACK, paymentsOf, updatePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { checkPayment } from './checkPayment.ts';
import { settleOrder } from './settleOrder.ts';
import { systemOf } from './surplus.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

const NOTHING = 'Voor deze bestelling hoeft er niets meer terug.';
const UNKNOWN = 'We kunnen Mollie nu niet vragen wat daar terug is. Probeer het straks nog eens.';

/**
 * An administrator paid back money owed on an order of any family. An order paid by other money stays paid. Throws
 * N404, C409 if nothing has to go back, Mollie does not say what went back there, or the clock is in doubt.
 */
export async function markReturned(actor: Actor, services: Services, hashid: string): Promise<AdminOrder> {
  needTrueClock(services);
  const order = await findAnyOrder(services.db, { hashid });
  if (!order) throw notFound();
  await askMollie(services, order);
  return inTransaction(services.db, (tx) => markBack(tx, actor, services, order));
}

/** Excludes what Mollie already refunded: the books would have it twice. */
async function askMollie(services: Services, { id }: OrderRow): Promise<void> {
  const { db, env } = services;
  if (!env.mollie) return;
  try {
    for (const payment of await paymentsOf(db, [id]))
      if (payment.status === 'paid') await checkPayment(services, env.mollie, payment);
  } catch (error) {
    if (error instanceof ProviderDown) throw conflict(UNKNOWN);
    throw error;
  }
}

async function markBack(tx: Tx, actor: Actor, services: Services, order: OrderRow): Promise<AdminOrder> {
  await lockPlan(tx, { familyId: order.family_id });
  const online = (await paymentsOf(tx, [order.id])).filter(({ surplus }) => surplus !== null);
  const byBank = (await bankLinesOf(tx, [order.id])).filter(({ surplus }) => surplus !== null);
  if (online.length + byBank.length === 0) throw conflict(NOTHING);
  for (const { id } of online) await updatePayment(tx, id, { status: PAID_BACK, surplus: null, next_check_at: null });
  for (const { id } of byBank) await updateBankLine(tx, id, { surplus: null, returned: true });
  await actor.record(tx, {
    action: 'return',
    entity: 'payment',
    hashid: order.hashid,
    after: { amount: order.amount * (online.length + byBank.length) },
    by: systemOf(order),
  });
  const { status } = (await findAnyOrder(tx, { id: order.id })) ?? order;
  if (status !== 'paid') await settleOrder(tx, actor, services, order, 'refund');
  const seen = await adminOrder(tx, order.hashid);
  if (!seen) throw notFound();
  return seen;
}
