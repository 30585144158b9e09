import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { invoiceCounters, invoices, orders } from '../db/orderSchema.ts';
import type { OfFamily } from './family.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/**
 * The next number of a year. The counter stays locked until the transaction ends, and a transaction that fails gives
 * its number back: no gaps, no doubles (Wet OB 1968, art. 35a).
 */
export async function nextInvoiceNumber(tx: Tx, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  if (!row) throw new Error('No invoice number was given.');
  return row.last;
}

export async function insertInvoice(
  tx: Tx,
  { familyId }: OfFamily,
  invoice: Omit<typeof invoices.$inferInsert, 'id' | 'family_id'>,
): Promise<InvoiceRow> {
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, family_id: familyId })
    .returning();
  if (!row) throw new Error('The invoice was not stored.');
  return row;
}

/** One invoice of the caller's family; undefined for an unknown hashid and for another family's alike. */
export async function findInvoice(
  db: Queryable,
  { familyId }: OfFamily,
  hashid: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.hashid, hashid), eq(invoices.family_id, familyId)));
  return row;
}

/** Finds an invoice of whichever family, for the mail queue. */
export async function invoiceByHashid(db: Queryable, hashid: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.hashid, hashid));
  return row;
}

/** How many invoices were sent for what a person ordered. */
export const invoicesTo = (db: Queryable, { familyId }: OfFamily, userId: number): Promise<number> =>
  db.$count(
    invoices,
    inArray(
      invoices.order_id,
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.family_id, familyId), eq(orders.ordered_by, userId))),
    ),
  );

/** The invoices of these orders, oldest first. */
export const invoicesOf = async (db: Queryable, orderIds: readonly number[]): Promise<InvoiceRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(invoices)
        .where(inArray(invoices.order_id, [...orderIds]))
        .orderBy(invoices.id);
