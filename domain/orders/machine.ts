import type { OrderStatus } from '../wire/order.ts';

/** The events that can happen to an order. */
export type OrderEvent = 'cancel' | 'pay' | 'refund';

/**
 * Later states win. Money that arrives after an order was cancelled still pays it; a refund was a payment first.
 * So whatever the order of the news, and however often it comes, an order ends in the same state (S-130).
 */
const RANK: Readonly<Record<OrderStatus, number>> = { open: 0, cancelled: 1, paid: 2, refunded: 3 };

const LEADS_TO: Readonly<Record<OrderEvent, OrderStatus>> = { cancel: 'cancelled', pay: 'paid', refund: 'refunded' };

/** The state after an event; the same state when the event is old news. */
export function afterEvent(status: OrderStatus, event: OrderEvent): OrderStatus {
  const next = LEADS_TO[event];
  return RANK[next] > RANK[status] ? next : status;
}
