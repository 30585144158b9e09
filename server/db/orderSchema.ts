import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { INVOICE_KINDS, ORDER_STATUSES, SURPLUSES } from '../../domain/wire/choices/order.ts';
import type { OrderPrice } from '../../domain/wire/order.ts';
import type { InvoiceInput } from '../pdf/invoiceInput.ts';
import { cents, createdAt, id, instant, ref } from './columns.ts';
import { families, partnerCodes, users } from './schema.ts';

/** Tables for sales: orders of room for family members, their invoices, and the money that came for them. */

/** A raise of the family limit; while it is open it is an outstanding item. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    hashid: text().notNull().unique(),
    children: integer().notNull(),
    /** The amount to pay, VAT included. */
    amount: cents().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** The price as it was offered. */
    price: jsonb().$type<OrderPrice>().notNull(),
    /** The reference that a bank transfer must carry (domain/orders/reference.ts). */
    reference: text().notNull().unique(),
    partner_code_id: ref().references(() => partnerCodes.id),
    ordered_by: ref()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    paid_at: instant(),
    reminded_at: instant(),
    /** When the buyer withdrew it (BW 6:230oa): money that comes after that goes back. */
    withdrawn_at: instant(),
  },
  (t) => [
    index('orders_family').on(t.family_id),
    index('orders_created').on(t.created_at, t.id),
    uniqueIndex('orders_one_open')
      .on(t.family_id)
      .where(sql`${t.status} = 'open'`),
    check('orders_amount', sql`${t.amount} >= 0`),
  ],
);

/** The last number given out per year. Its row is locked while a number is given, so there are no gaps and no duplicates. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: smallint().primaryKey(),
  last: integer().notNull(),
});

/** An invoice, or its credit note: never removed, and never changed except for an erased buyer. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    order_id: ref()
      .notNull()
      .references(() => orders.id),
    hashid: text().notNull().unique(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    year: smallint().notNull(),
    number: integer().notNull(),
    /** Everything on the document, as it was that day; the same content always makes the same bytes. */
    content: jsonb().$type<InvoiceInput>().notNull(),
    /** Salts the log's statement about the buyer (functions/invoice_said.sql); null once the buyer was emptied. */
    salt: text().default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('invoices_number').on(t.year, t.number), index('invoices_order').on(t.order_id)],
);

/** An attempt to pay at the payment provider. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    order_id: ref()
      .notNull()
      .references(() => orders.id),
    /** The provider's own id: 'tr_…'. */
    provider_id: text().notNull().unique(),
    /** The provider's latest status. */
    status: text().notNull(),
    /** Why this money has to go back; null where it pays its order, and once it went. */
    surplus: text({ enum: SURPLUSES }),
    checkout_url: text(),
    /** When we ask the provider ourselves, in case no notification comes; null when nothing can change any more. */
    next_check_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('payments_order').on(t.order_id),
    index('payments_due').on(t.next_check_at),
    index('payments_surplus')
      .on(t.order_id)
      .where(sql`${t.surplus} is not null`),
  ],
);

/** A line of a bank's file that named an order: it counts once, however often the file is imported. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    order_id: ref()
      .notNull()
      .references(() => orders.id),
    fingerprint: text().notNull().unique(),
    booked_on: date({ mode: 'string' }).notNull(),
    amount: cents().notNull(),
    /** As of a payment at the provider. */
    surplus: text({ enum: SURPLUSES }),
    /** It had to go back and went, by the word of the person who refunded it. */
    returned: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('bank_lines_order').on(t.order_id),
    index('bank_lines_surplus')
      .on(t.order_id)
      .where(sql`${t.surplus} is not null`),
  ],
);
