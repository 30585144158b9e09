import type { Order } from '../../../domain/wire/order.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { presentOrder } from '../../presenters/order.ts';
import { type BankLineRow, bankLinesOf } from '../../repositories/bankLines.ts';
import { type InvoiceRow, invoicesOf } from '../../repositories/invoices.ts';
import { listOrders, type OrderRow } from '../../repositories/orders.ts';
import { type PaymentRow, paymentsOf } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';

/**
 * An order as stored and as the family sees it, with its invoices and bank receipts, oldest first, and its payments,
 * newest first.
 */
interface LoadedOrder {
  row: OrderRow;
  told: Order;
  invoices: InvoiceRow[];
  payments: PaymentRow[];
  lines: BankLineRow[];
}

/** Every order of the caller's family, newest first. */
export async function loadOrders(
  db: Queryable,
  caller: Caller,
  { env: { seller } }: Pick<Services, 'env'>,
): Promise<LoadedOrder[]> {
  const orders = await listOrders(db, caller);
  const ids = orders.map(({ id }) => id);
  const allInvoices = await invoicesOf(db, ids);
  const allPayments = await paymentsOf(db, ids);
  const allLines = await bankLinesOf(db, ids);
  return orders.map((row) => {
    const invoices = allInvoices.filter(({ order_id }) => order_id === row.id);
    const payments = allPayments.filter(({ order_id }) => order_id === row.id);
    const lines = allLines.filter(({ order_id }) => order_id === row.id);
    return { row, invoices, payments, lines, told: presentOrder(row, { invoices, payments, lines, seller }) };
  });
}
