import type { IsoDateText } from './isoDateText.ts';

/** What an order can be: waiting for its money; given up before it was paid; paid; paid back. */
export type OrderStatus = 'open' | 'cancelled' | 'paid' | 'refunded';

/** What a raise of the family limit costs. Amounts in cents, VAT included unless said otherwise. */
export interface OrderPrice {
  /** The places the order makes room for, in all. */
  children: number;
  /** How many places are paid for by this order. */
  added: number;
  /** The paid period, first and last day included. */
  from: IsoDateText;
  until: IsoDateText;
  /** Of one place for a whole year. */
  per_year: number;
  /** Days paid for, of the days the paid year has. */
  days: number;
  year_days: number;
  /** `added` places for these days, before discount. */
  subtotal: number;
  discount_percent: number;
  discount: number;
  /** What is paid. */
  total: number;
  vat_percent: number;
  /** The VAT within `total`. */
  vat: number;
}

/** A QR code as one path in a square of `size` units, its quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** How an order is paid by bank: to whom, and the description that tells us whose money it is. */
export interface OrderTransfer {
  name: string;
  iban: string;
  reference: string;
  qr: QrDrawing | null;
}

/** An invoice of an order, or the credit note that takes one back. */
export interface OrderInvoice {
  hashid: string;
  number: string;
  kind: 'invoice' | 'credit';
  date: IsoDateText;
}

/** A raise of the family limit. */
export interface Order {
  hashid: string;
  status: OrderStatus;
  price: OrderPrice;
  /** The partner code it was made with. */
  code: string | null;
  /** UTC instants. */
  created_at: string;
  paid_at: string | null;
  invoices: OrderInvoice[];
  /** While it is open. Null when paying by bank is not offered. */
  transfer: OrderTransfer | null;
  /** What the payment provider last told us of the newest attempt to pay online; null without one. */
  online: 'busy' | 'failed' | null;
}

/** The answer of GET /orders, and of what changes an order. */
export interface OrdersAnswer {
  /** What the family has now. `until`: the last day of the paid year; null while nothing was paid. */
  plan: { children: number; present: number; included: number; until: IsoDateText | null };
  /** Price of one place a year in cents, VAT included. */
  per_year: number;
  /** Can something be ordered here at all, and be paid online? */
  offers: { orders: boolean; online: boolean };
  /** The most places an order can ask for. */
  most: number;
  /** The partner code the family registered with, while it works: an order starts with it. */
  code: string | null;
  /** Newest first. */
  orders: Order[];
}

/** Body of POST /order and of POST /order/quote. The price is the server's (S-132). */
export interface OrderRequest {
  children: number;
  code?: string;
}
