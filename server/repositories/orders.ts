import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

export type OrderRow = typeof orders.$inferSelect;

/** What the family still has to pay, oldest first. */
export const openOrders = (db: Queryable, { familyId }: OfFamily): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.family_id, familyId), eq(orders.status, 'open')))
    .orderBy(orders.id);
