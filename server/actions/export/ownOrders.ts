import type { Order } from '../../../domain/wire/order.ts';
import type { Actor } from '../../actor.ts';
import type { InvoiceRow } from '../../repositories/invoices.ts';
import type { Services } from '../../services.ts';
import { loadOrders } from '../orders/loadOrders.ts';

/** An order with every attempt to pay it online. */
type OwnOrder = Order & { payments: { provider_id: string; status: string; created_at: string }[] };

/**
 * Lists the family's orders for whoever manages it, and for others those they placed while they did: the invoice names
 * them (AVG art. 15). With them come their invoices.
 */
export async function ownOrders(
  { caller }: Actor,
  services: Pick<Services, 'db' | 'env'>,
): Promise<{ orders: OwnOrder[]; invoices: InvoiceRow[] }> {
  const own = (await loadOrders(services.db, caller, services)).filter(
    ({ row }) => caller.familyRole === 'manager' || row.ordered_by === caller.userId,
  );
  return {
    orders: own.map(({ told, payments }) => ({
      ...told,
      payments: payments.map(({ provider_id, status, created_at }) => ({
        provider_id,
        status,
        created_at: created_at.toISOString(),
      })),
    })),
    invoices: own.flatMap(({ invoices }) => invoices),
  };
}
