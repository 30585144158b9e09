import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { AdminOrder, AdminOrdersPage } from '../../domain/wire/adminOrder.ts';
import type { ADMIN_ORDER_SORTS } from '../../domain/wire/choices/order.ts';
import type { OrderStatus } from '../../domain/wire/order.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import type { Queryable } from '../db/database.ts';
import { bankLines, invoices, orders, payments } from '../db/orderSchema.ts';
import { families } from '../db/schema.ts';

const invoiceNumber = sql<string>`${invoices.year} || '-' || lpad(${invoices.number}::text, 5, '0')`;

const number = sql<
  string | null
>`(select ${invoiceNumber} from ${invoices} where ${invoices.order_id} = ${orders.id} and ${invoices.kind} = 'invoice' order by ${invoices.id} desc limit 1)`;

/** Money for an order is always its whole amount: any other amount never counts towards it. */
const back = sql<number>`(${orders.amount} * (
  (select count(*) from ${payments} where ${payments.order_id} = ${orders.id} and ${payments.surplus} is not null)
  + (select count(*) from ${bankLines} where ${bankLines.order_id} = ${orders.id} and ${bankLines.surplus} is not null)))`.mapWith(
  Number,
);

const goesBack = sql`${orders.id} in (
  select ${payments.order_id} from ${payments} where ${payments.surplus} is not null
  union all select ${bankLines.order_id} from ${bankLines} where ${bankLines.surplus} is not null)`;

const columns = {
  hashid: orders.hashid,
  number,
  reference: orders.reference,
  family: families.name,
  children: orders.children,
  amount: orders.amount,
  status: orders.status,
  created_at: orders.created_at,
  paid_at: orders.paid_at,
  back,
};

const sorted = {
  created_at: orders.created_at,
  amount: orders.amount,
  family: families.name,
  paid_at: orders.paid_at,
  status: orders.status,
} satisfies Record<(typeof ADMIN_ORDER_SORTS)[number], unknown>;

export interface AdminOrdersFilter {
  /** `back`: those with money to pay back; null for all. */
  status: OrderStatus | 'back' | null;
  /** Matches the name of the family, the reference or the invoice number. */
  search: string;
  sort: keyof typeof sorted;
  descending: boolean;
  /** Pages are counted from 0. */
  page: number;
  size: number;
}

/** One page of the orders of all families. Of a family an administrator sees only its name, no records. */
export async function adminOrders(db: Queryable, query: AdminOrdersFilter): Promise<AdminOrdersPage> {
  const { status } = query;
  const stands = status === null ? undefined : status === 'back' ? goesBack : eq(orders.status, status);
  const where = and(stands, searched(query.search));
  const direction = query.descending ? desc : asc;
  const list = await db
    .select(columns)
    .from(orders)
    .innerJoin(families, eq(families.id, orders.family_id))
    .where(where)
    .orderBy(direction(sorted[query.sort]), direction(orders.id))
    .limit(query.size)
    .offset(query.page * query.size);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(families, eq(families.id, orders.family_id))
    .where(where);
  return { total: count?.total ?? 0, rows: list.map(asAdminOrder) };
}

/** One order as an administrator sees it. */
export async function adminOrder(db: Queryable, hashid: string): Promise<AdminOrder | undefined> {
  const [row] = await db
    .select(columns)
    .from(orders)
    .innerJoin(families, eq(families.id, orders.family_id))
    .where(eq(orders.hashid, hashid));
  return row && asAdminOrder(row);
}

/** Escapes the special characters of LIKE. */
function searched(search: string): SQL | undefined {
  if (search === '') return undefined;
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(families.name, like(search)),
    ilike(orders.reference, like(search.replace(/\s/g, ''))),
    // Every invoice once, instead of a query per order.
    sql`${orders.id} in (select ${invoices.order_id} from ${invoices} where ${invoices.kind} = 'invoice' and ${ilike(invoiceNumber, like(search))})`,
  );
}

type Row = Omit<AdminOrder, 'created_at' | 'paid_at' | 'number'> & {
  number: string | null;
  created_at: Date;
  paid_at: Date | null;
};

const asAdminOrder = (row: Row): AdminOrder => ({
  ...row,
  number: row.number ?? '',
  reference: formatReference(row.reference),
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});
