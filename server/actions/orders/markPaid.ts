import type { AdminOrder } from '../../../domain/wire/adminOrder.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { adminOrder } from '../../repositories/adminOrders.ts';
import { findAnyOrder } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { settleOrder } from './settleOrder.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

const REFUNDED = 'Deze bestelling is al terugbetaald.';
const GOES_BACK = {
  late: 'De dagen van deze bestelling zijn voorbij. Stort het bedrag terug.',
  covered: 'Een andere bestelling heeft deze plaatsen al betaald. Stort het bedrag terug.',
  withdrawn: 'Deze bestelling is herroepen. Stort het bedrag terug.',
  gone: 'Van deze familie logt niemand meer in. Stort het bedrag terug.',
} as const;

/**
 * An administrator saw that an order of any family is paid. Throws N404, C409 for one that was paid back, or can no
 * longer be paid, and while the clock is in doubt.
 */
export async function markPaid(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<AdminOrder> {
  needTrueClock(services);
  const order = await findAnyOrder(tx, { hashid });
  if (!order) throw notFound();
  const { after, surplus } = await settleOrder(tx, actor, services, order, 'pay');
  if (surplus !== undefined && surplus !== 'twice') throw conflict(GOES_BACK[surplus]);
  if (after !== 'paid') throw conflict(REFUNDED);
  const seen = await adminOrder(tx, order.hashid);
  if (!seen) throw notFound();
  return seen;
}
