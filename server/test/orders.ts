import { randomInt } from 'node:crypto';
import { addDays, addMonths } from '../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import { orderReference } from '../../domain/orders/reference.ts';
import { aPrice } from '../../domain/orders/test/price.ts';
import type { OrderPrice } from '../../domain/wire/order.ts';
import type { Queryable } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { newHashid } from '../hashid.ts';
import type { OrderRow } from '../repositories/orders.ts';
import type { UserRow } from './factories.ts';

const today = todayInAmsterdam(Date.now());

const price: OrderPrice = { ...aPrice, from: today, until: addDays(addMonths(today, 12), -1) };

/**
 * Makes an order by this person; one more place, open, unless stated otherwise. It has no invoice: order through the
 * API where that matters.
 */
export async function makeOrder(
  db: Queryable,
  by: UserRow,
  columns: Partial<Omit<OrderRow, 'id'>> = {},
): Promise<OrderRow> {
  const [order] = await db
    .insert(orders)
    .values({
      hashid: newHashid(),
      children: price.children,
      amount: price.total,
      status: 'open',
      price,
      reference: orderReference(String(randomInt(10_000_000_000)).padStart(10, '0')),
      ordered_by: by.id,
      ...columns,
      family_id: by.family_id,
    })
    .returning();
  return order!;
}
