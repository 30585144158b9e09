import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import type { Order } from '../../../domain/wire/order.ts';
import type { Actor } from '../../actor.ts';
import type { BankLineRow } from '../../repositories/bankLines.ts';
import type { InvoiceRow } from '../../repositories/invoices.ts';
import type { PaymentRow } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { loadOrders } from '../orders/loadOrders.ts';

/** An order with every attempt to pay it online, and the money that came for it by bank, in cents. */
type OwnOrder = Order & {
  payments: (Pick<PaymentRow, 'provider_id' | 'status' | 'surplus'> & { created_at: string })[];
  bank_lines: (Pick<BankLineRow, 'amount' | 'surplus' | 'returned'> & { day: IsoDate })[];
};

/**
 * Lists the family's orders for a manager, and for others those they placed while they were one: the invoice names them
 * (AVG art. 15). Includes the invoices.
 */
export async function ownOrders(
  { caller }: Actor,
  services: Pick<Services, 'db' | 'env'>,
): Promise<{ orders: OwnOrder[]; invoices: InvoiceRow[] }> {
  const own = (await loadOrders(services.db, caller, services)).filter(
    ({ row }) => caller.familyRole === 'manager' || row.ordered_by === caller.userId,
  );
  return {
    orders: own.map(({ told, payments, lines }) => ({
      ...told,
      payments: payments.map(({ provider_id, status, surplus, created_at }) => ({
        provider_id,
        status,
        surplus,
        created_at: created_at.toISOString(),
      })),
      bank_lines: lines.map(({ booked_on: day, amount, surplus, returned }) => ({ day, amount, surplus, returned })),
    })),
    invoices: own.flatMap(({ invoices }) => invoices),
  };
}
