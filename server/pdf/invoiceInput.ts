import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { OrderInvoice, OrderPrice } from '../../domain/wire/order.ts';

/** The seller, with everything the law requires on an invoice (Wet OB 1968, art. 35a). */
export interface Seller {
  name: string;
  /** The lines of the address. */
  address: string[];
  /** The seller's number at the chamber of commerce. */
  kvk: string | null;
  vatNumber: string | null;
  iban: string;
}

/** The content of an invoice or credit note; stored unchanged, and it crosses to a worker thread. */
export interface InvoiceInput {
  kind: OrderInvoice['kind'];
  /** The number of this document, like '2026-00042'. */
  number: string;
  /** The number of the invoice that a credit note cancels. */
  credits: string | null;
  date: IsoDate;
  seller: Seller;
  /** Empty once the buyer is erased and seven years are over (docs/decisions/0023). */
  buyer: { name: string; family: string; email: string };
  price: OrderPrice;
  /** The partner code the discount came with. */
  code: string | null;
  reference: string;
  /** An invoice already paid when made: nothing to transfer. */
  settled: boolean;
}
