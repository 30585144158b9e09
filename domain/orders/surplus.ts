import type { IsoDate } from '../dates/isoDate.ts';
import type { OrderPrice, OrderStatus } from '../wire/order.ts';
import type { SURPLUSES } from '../wire/choices/order.ts';
import { isOver } from './price.ts';

export type Surplus = (typeof SURPLUSES)[number];

/**
 * Why money received for an order pays nothing, and must go back; null if it pays the order. An order adds places to
 * those that existed when it was priced: once there are more, another order has paid for them.
 * @param family.has its current places; `inUse`: a member can log in.
 */
export function surplusOf(
  { status, price, withdrawn_at }: { status: OrderStatus; price: OrderPrice; withdrawn_at: Date | null },
  family: { has: number; inUse: boolean; today: IsoDate },
): Surplus | null {
  if (withdrawn_at !== null) return 'withdrawn';
  if (status === 'paid' || status === 'refunded') return 'twice';
  if (!family.inUse) return 'gone';
  if (isOver(price, family.today)) return 'late';
  return isCovered(price, family.has) ? 'covered' : null;
}

/** Whether places of this order are paid by another one. */
export const isCovered = ({ children, added }: OrderPrice, has: number): boolean => has > children - added;
