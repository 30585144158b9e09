import { invoiceNumber } from '../../domain/orders/invoiceNames.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import { epcQr } from '../../domain/payments/epcQr.ts';
import type { Order, OrderInvoice, OrderTransfer } from '../../domain/wire/order.ts';
import type { Seller } from '../pdf/invoiceInput.ts';
import { qrPath } from '../qr.ts';
import type { InvoiceRow } from '../repositories/invoices.ts';
import type { OrderRow } from '../repositories/orders.ts';
import type { PaymentRow } from '../repositories/payments.ts';

/** The data that belongs to an order and is looked up beside it. */
interface OrderParts {
  /** The oldest invoice comes first. */
  invoices: readonly InvoiceRow[];
  /** The newest attempt to pay online. */
  payment: PaymentRow | undefined;
  seller: Seller | null;
}

/** An order as the family that made it sees it. */
export function presentOrder(order: OrderRow, { invoices, payment, seller }: OrderParts): Order {
  return {
    hashid: order.hashid,
    status: order.status,
    price: order.price,
    code: invoices[0]?.content.code ?? null,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    invoices: invoices.map(presentInvoice),
    transfer: order.status === 'open' && seller ? presentTransfer(order, seller) : null,
    online: order.status === 'open' && payment ? onlineState(payment.status) : null,
  };
}

const presentInvoice = (invoice: InvoiceRow): OrderInvoice => ({
  hashid: invoice.hashid,
  number: invoiceNumber(invoice),
  kind: invoice.kind,
  date: invoice.content.date,
});

function presentTransfer({ amount, reference }: OrderRow, { name, iban }: Seller): OrderTransfer {
  const payload = epcQr({ name, iban, amount, text: reference });
  return { name, iban, reference: formatReference(reference), qr: payload === null ? null : qrPath(payload) };
}

/** Translates Mollie's states for the person who waits: 'canceled', 'expired' and 'failed' charged nothing. */
const onlineState = (status: string): Order['online'] =>
  ['canceled', 'expired', 'failed'].includes(status) ? 'failed' : 'busy';
