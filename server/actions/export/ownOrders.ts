import type { Order } from '../../../domain/wire/order.ts';
import type { Actor } from '../../actor.ts';
import { presentOrder } from '../../presenters/order.ts';
import { type InvoiceRow, invoicesOf } from '../../repositories/invoices.ts';
import { listOrders } from '../../repositories/orders.ts';
import { paymentsOf } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';

/** An order with every attempt to pay it online. */
type OwnOrder = Order & { payments: { provider_id: string; status: string; created_at: string }[] };

/**
 * Lists the family's orders for whoever manages it, and for others those they placed while they did: the invoice names
 * them (AVG art. 15). With them come the invoices, oldest first.
 */
export async function ownOrders(
  { caller }: Actor,
  { db, env }: Pick<Services, 'db' | 'env'>,
): Promise<{ orders: OwnOrder[]; invoices: InvoiceRow[] }> {
  const orders = (await listOrders(db, caller)).filter(
    ({ ordered_by }) => caller.familyRole === 'manager' || ordered_by === caller.userId,
  );
  const ids = orders.map(({ id }) => id);
  const invoices = await invoicesOf(db, ids);
  const payments = await paymentsOf(db, ids);
  return {
    orders: orders.map((order) => {
      const attempts = payments.filter(({ order_id }) => order_id === order.id);
      return {
        ...presentOrder(order, {
          invoices: invoices.filter(({ order_id }) => order_id === order.id),
          payment: attempts[0],
          seller: env.seller,
        }),
        payments: attempts.map(({ provider_id, status, created_at }) => ({
          provider_id,
          status,
          created_at: created_at.toISOString(),
        })),
      };
    }),
    invoices,
  };
}
