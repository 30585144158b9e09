import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { KEPT } from '../../domain/privacy/terms.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { invoiceCounters, invoices, orders } from '../db/orderSchema.ts';
import { auditLog, users } from '../db/schema.ts';
import type { InvoiceInput } from '../pdf/invoiceInput.ts';
import type { OfFamily } from './family.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/**
 * The next number of a year. The counter stays locked until the transaction ends, and a transaction that fails gives
 * its number back: no gaps, no duplicates (Wet OB 1968, art. 35a).
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

/** Finds an invoice of any family, for the mail queue. */
export async function invoiceByHashid(db: Queryable, hashid: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.hashid, hashid));
  return row;
}

/** The first year whose invoices are kept as sent: for seven full years after each (art. 52 lid 4 AWR). */
const firstKeptYear = (today: IsoDate): number => Number(today.slice(0, 4)) - KEPT.invoiceYears;

/** The number of invoices for a person's orders that still have to be kept as sent. */
export const keptInvoicesTo = (
  db: Queryable,
  { familyId }: OfFamily,
  userId: number,
  today: IsoDate,
): Promise<number> =>
  db.$count(
    invoices,
    and(
      gte(invoices.year, firstKeptYear(today)),
      inArray(
        invoices.order_id,
        db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.family_id, familyId), eq(orders.ordered_by, userId))),
      ),
    ),
  );

/** The number of invoices emptied at a time: few enough to hold nobody up. */
const SLICE = 500;
const NOBODY: InvoiceInput['buyer'] = { name: '', family: '', email: '' };

/**
 * Empties the buyer in invoices of erased people, once they no longer have to be kept as sent. The rest of each stays:
 * its number may not be missing. @returns whether there may be more.
 */
export async function forgetBuyers(db: Queryable, today: IsoDate): Promise<boolean> {
  const nobody = sql`${JSON.stringify(NOBODY)}::jsonb`;
  const due = db
    .select({ id: invoices.id })
    .from(auditLog)
    .innerJoin(users, eq(users.hashid, auditLog.hashid))
    .innerJoin(orders, and(eq(orders.family_id, users.family_id), eq(orders.ordered_by, users.id)))
    .innerJoin(invoices, eq(invoices.order_id, orders.id))
    .where(
      and(
        // A literal: with a parameter PostgreSQL can't tell that the index on erasures will do.
        sql`${auditLog.action} = 'erase'`,
        lt(invoices.year, firstKeptYear(today)),
        sql`${invoices.content}->'buyer' <> ${nobody}`,
      ),
    )
    .limit(SLICE);
  const emptied = await db
    .update(invoices)
    .set({ content: sql`jsonb_set(${invoices.content}, '{buyer}', ${nobody})` })
    .where(inArray(invoices.id, due))
    .returning({ id: invoices.id });
  return emptied.length === SLICE;
}

/** The invoices of these orders, oldest first. */
export const invoicesOf = async (db: Queryable, orderIds: readonly number[]): Promise<InvoiceRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(invoices)
        .where(inArray(invoices.order_id, [...orderIds]))
        .orderBy(invoices.id);
