import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { findOrder } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { settleOrder } from './settleOrder.ts';
import { orderText } from './text.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

/** Cancels an order of the family. Throws N404, C409 for one that is paid, and while the clock is in doubt. */
export async function cancelOrder(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<void> {
  needTrueClock(services);
  const order = await findOrder(tx, actor.caller, hashid);
  if (!order) throw notFound();
  const { after } = await settleOrder(tx, actor, services, order, 'cancel');
  if (after !== 'cancelled') throw conflict(orderText.alreadyPaid);
}
