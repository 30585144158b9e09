import type { IsoDate } from '../dates/isoDate.ts';
import type { OrderPrice, OrderStatus } from '../wire/order.ts';
import type { SURPLUSES } from '../wire/choices/order.ts';
import { isOver } from './price.ts';

export type Surplus = (typeof SURPLUSES)[number];

/**
 * Why money that comes for an order pays nothing, and has to go back; null where it pays the order. An order gives the
 * places that follow on those there were when it was priced: once there are more, another order has paid for them.
 * @param has the places the family has today.
 */
export function surplusOf(status: OrderStatus, price: OrderPrice, has: number, today: IsoDate): Surplus | null {
  if (status === 'paid' || status === 'refunded') return 'twice';
  if (isOver(price, today)) return 'late';
  return isCovered(price, has) ? 'covered' : null;
}

/** Are places of this order paid by another one? */
export const isCovered = ({ children, added }: OrderPrice, has: number): boolean => has > children - added;
