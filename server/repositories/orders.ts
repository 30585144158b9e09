import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { families, users } from '../db/schema.ts';
import type { FamilyRow, OfFamily } from './family.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'family_id'>;

/** Lists the orders the family still has to pay, oldest first. */
export const openOrders = (db: Queryable, { familyId }: OfFamily): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.family_id, familyId), eq(orders.status, 'open')))
    .orderBy(orders.id);

/** Every order of the family, newest first. */
export const listOrders = (db: Queryable, { familyId }: OfFamily): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.family_id, familyId)).orderBy(desc(orders.id));

/** One order of the caller's family; undefined for an unknown hashid and for another family's alike. */
export async function findOrder(db: Queryable, { familyId }: OfFamily, hashid: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.hashid, hashid), eq(orders.family_id, familyId)));
  return row;
}

/** Finds an order of any family: for an administrator, a bank's file, a notification. */
export async function findAnyOrder(
  db: Queryable,
  by: { hashid: string } | { reference: string } | { id: number },
): Promise<OrderRow | undefined> {
  const matches =
    'hashid' in by
      ? eq(orders.hashid, by.hashid)
      : 'reference' in by
        ? eq(orders.reference, by.reference)
        : eq(orders.id, by.id);
  const [row] = await db.select().from(orders).where(matches);
  return row;
}

export async function insertOrder(tx: Tx, { familyId }: OfFamily, order: NewOrder): Promise<OrderRow> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, family_id: familyId })
    .returning();
  if (!row) throw new Error('The order was not stored.');
  return row;
}

/** The order as it is now, locked until the transaction ends: two events at once happen one after the other. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw new Error('The order to change does not exist.');
  return row;
}

export async function updateOrder(
  tx: Tx,
  id: number,
  changes: Pick<Partial<OrderRow>, 'status' | 'paid_at' | 'reminded_at' | 'withdrawn_at'>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id));
}

/** The family's row, locked: its limit changes under the same lock as the people it counts (S-58). */
export async function lockPlan(tx: Tx, { familyId }: OfFamily): Promise<FamilyRow> {
  const [row] = await tx.select().from(families).where(eq(families.id, familyId)).for('update');
  if (!row) throw new Error('The family of an order does not exist.');
  return row;
}

export async function updatePlan(
  tx: Tx,
  { familyId }: OfFamily,
  plan: Pick<FamilyRow, 'paid_children' | 'paid_until'>,
): Promise<void> {
  await tx.update(families).set(plan).where(eq(families.id, familyId));
}

/** The members that count towards the limit: children who have not signed. */
export const countMembers = (db: Queryable, { familyId }: OfFamily): Promise<number> =>
  db.$count(users, and(eq(users.family_id, familyId), eq(users.relation_type, 'child'), sql`not ${users.signed}`));
