import { isOver } from '../../../domain/orders/price.ts';
import type { Actor } from '../../actor.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { ProviderDown } from '../../payments/mollie.ts';
import { findOrder } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { startPayment } from './startPayment.ts';
import { orderText } from './text.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

/**
 * Starts an online payment for an order of the family. @returns the address of the provider's page. Throws N404, C409
 * if it can't be paid (here, any more, or now).
 */
export async function payOrder(actor: Actor, services: Services, hashid: string): Promise<string> {
  needTrueClock(services);
  const { db, env, log } = services;
  const order = await findOrder(db, actor.caller, hashid);
  if (!order) throw notFound();
  if (!env.mollie) throw conflict(orderText.noOnline);
  if (order.status !== 'open')
    throw conflict(order.status === 'cancelled' ? orderText.cancelled : orderText.alreadyPaid);
  if (isOver(order.price, actor.today)) throw conflict(orderText.over);
  try {
    const checkout = await startPayment(services, env.mollie, order);
    await actor.record(db, { action: 'pay', entity: 'order', hashid: order.hashid });
    return checkout;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    log.warn({ err: error }, 'a payment could not be started');
    throw conflict(orderText.providerDown);
  }
}
