import { invoiceNumber } from '../../domain/orders/invoiceNames.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import { lastDayToWithdraw } from '../../domain/orders/withdrawal.ts';
import { epcQr } from '../../domain/payments/epcQr.ts';
import type { Order, OrderInvoice, OrderTransfer } from '../../domain/wire/order.ts';
import type { Seller } from '../pdf/invoiceInput.ts';
import { qrPath } from '../qr.ts';
import type { BankLineRow } from '../repositories/bankLines.ts';
import type { InvoiceRow } from '../repositories/invoices.ts';
import type { OrderRow } from '../repositories/orders.ts';
import { PAID_BACK, type PaymentRow } from '../repositories/payments.ts';

/** The data belonging to an order, looked up separately. */
interface OrderParts {
  /** The oldest invoice comes first. */
  invoices: readonly InvoiceRow[];
  /** The online payment attempts, newest first, and receipts by bank. */
  payments: readonly PaymentRow[];
  lines: readonly BankLineRow[];
  seller: Seller | null;
}

/** An order as its family sees it. */
export function presentOrder(order: OrderRow, { invoices, payments, lines, seller }: OrderParts): Order {
  const [payment] = payments;
  const coming = [...payments, ...lines].filter(({ surplus }) => surplus !== null);
  const done = [...payments.filter(({ status }) => status === PAID_BACK), ...lines.filter(({ returned }) => returned)];
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
    reference: order.reference,
    withdraw_until: order.status === 'open' || order.status === 'paid' ? lastDayToWithdraw(order.created_at) : null,
    withdrawn_at: order.withdrawn_at?.toISOString() ?? null,
    // Money counts towards an order only if it is the whole amount.
    returns: { coming: order.amount * coming.length, done: order.amount * done.length },
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
