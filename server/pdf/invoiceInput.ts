import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { OrderInvoice, OrderPrice } from '../../domain/wire/order.ts';

/** The seller, with everything the law wants on an invoice (Wet OB 1968, art. 35a). */
export interface Seller {
  name: string;
  /** The lines of the address. */
  address: string[];
  /** The seller's number at the chamber of commerce. */
  kvk: string | null;
  vatNumber: string | null;
  iban: string;
}

/** Everything on an invoice or credit note; it is stored as it is and crosses to a worker thread. */
export interface InvoiceInput {
  kind: OrderInvoice['kind'];
  /** The number of this document, like '2026-00042'. */
  number: string;
  /** The number of the invoice that a credit note takes back. */
  credits: string | null;
  date: IsoDate;
  seller: Seller;
  /** Empty once who bought is erased and seven years are over (docs/decisions/0023). */
  buyer: { name: string; family: string; email: string };
  price: OrderPrice;
  /** The partner code the discount came with. */
  code: string | null;
  reference: string;
  /** An invoice that was paid when it was made: nothing to transfer. */
  settled: boolean;
}
