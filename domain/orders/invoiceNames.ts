import type { OrderInvoice } from '../wire/order.ts';

/** The name of an invoice: its year and its number in that year, from 1. */
interface Numbered {
  year: number;
  number: number;
}

/** The number as printed on the invoice: `2026-00012`. */
export const invoiceNumber = ({ year, number }: Numbered): string => `${year}-${String(number).padStart(5, '0')}`;

/** The name of the invoice as a file. */
export const invoiceFileName = (invoice: Numbered & { kind: OrderInvoice['kind'] }): string =>
  `${invoice.kind === 'credit' ? 'creditfactuur' : 'factuur'}-${invoiceNumber(invoice)}.pdf`;
