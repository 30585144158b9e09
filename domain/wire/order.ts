import { Type, type Static } from 'typebox';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { INVOICE_KINDS, ONLINE_STATES, ORDER_STATUSES } from './choices/order.ts';
import { IsoDateText } from './isoDateText.ts';

export const OrderStatus = oneOf(ORDER_STATUSES);
export type OrderStatus = Static<typeof OrderStatus>;

/** The price of a raise of the family limit, VAT included unless stated otherwise. */
export const OrderPrice = Type.Object({
  /** The places the order makes room for, in all. */
  children: Type.Integer(),
  /** How many places are paid for by this order. */
  added: Type.Integer(),
  /** The paid period, first and last day included. */
  from: IsoDateText,
  until: IsoDateText,
  /** The price of one place for a whole year. */
  per_year: Cents,
  /** Days paid for, of the days the paid year has. */
  days: Type.Integer(),
  year_days: Type.Integer(),
  /** `added` places for these days, before discount. */
  subtotal: Cents,
  discount_percent: Type.Integer(),
  discount: Cents,
  /** The amount to pay. */
  total: Cents,
  vat_percent: Type.Integer(),
  /** The VAT within `total`. */
  vat: Cents,
});
export type OrderPrice = Static<typeof OrderPrice>;

/** A QR code as one path in a square of `size` units, its quiet zone included. */
export const QrDrawing = Type.Object({ size: Type.Integer(), path: Type.String() });
export type QrDrawing = Static<typeof QrDrawing>;

/** How an order is paid by bank: to whom, and the description that tells us whose money it is. */
const OrderTransfer = Type.Object({
  name: Type.String(),
  iban: Type.String(),
  reference: Type.String(),
  qr: orNull(QrDrawing),
});
export type OrderTransfer = Static<typeof OrderTransfer>;

/** An invoice of an order, or the credit note that takes one back. */
const OrderInvoice = Type.Object({
  hashid: Hashid,
  number: Type.String(),
  kind: oneOf(INVOICE_KINDS),
  date: IsoDateText,
});
export type OrderInvoice = Static<typeof OrderInvoice>;

/** A raise of the family limit. */
const Order = Type.Object({
  hashid: Hashid,
  status: OrderStatus,
  price: OrderPrice,
  /** The partner code it was made with. */
  code: orNull(Type.String()),
  created_at: Instant,
  paid_at: orNull(Instant),
  invoices: Type.Array(OrderInvoice),
  /** While it is open. Null when paying by bank is not offered. */
  transfer: orNull(OrderTransfer),
  /** The last news from the payment provider about the newest attempt to pay online; null without one. */
  online: orNull(oneOf(ONLINE_STATES)),
  /** Names it in mails and transfers. */
  reference: Type.String(),
  /** The last day on which it can be withdrawn; null where there is nothing to withdraw. */
  withdraw_until: orNull(IsoDateText),
  /** When it was withdrawn. */
  withdrawn_at: orNull(Instant),
  /** The money that came for it and pays nothing, or no more: what still comes back, and what went. */
  returns: Type.Object({ coming: Cents, done: Cents }),
});
export type Order = Static<typeof Order>;

/** The answer of GET /orders, and of what changes an order. */
export const OrdersAnswer = Type.Object({
  /** The present plan of the family. `until`: the last day of the paid year; null while nothing was paid. */
  plan: Type.Object({
    children: Type.Integer(),
    present: Type.Integer(),
    included: Type.Integer(),
    until: orNull(IsoDateText),
  }),
  /** Price of one place a year, VAT included. */
  per_year: Cents,
  /** Can something be ordered here at all, and be paid online? */
  offers: Type.Object({ orders: Type.Boolean(), online: Type.Boolean() }),
  /** The most places an order can ask for. */
  most: Type.Integer(),
  /** The partner code the family registered with, while it works: an order starts with it. */
  code: orNull(Type.String()),
  /** The orders, newest first. */
  orders: Type.Array(Order),
});
export type OrdersAnswer = Static<typeof OrdersAnswer>;

/**
 * Body of POST /order/quote. Everything else it carries is refused, a price too: that is the server's (S-132). The bounds
 * of `children` are the domain's, with its sentences.
 */
export const QuoteRequest = Type.Object(
  { children: Type.Integer(), code: Type.Optional(Type.String({ maxLength: 40 })) },
  { additionalProperties: false },
);
export type QuoteRequest = Static<typeof QuoteRequest>;

/**
 * Body of POST /order. `total` is the amount that was shown: no price to go by, but where it is not the server's own the
 * order is refused. A page of an older version sends none (docs/decisions/0028).
 */
export const OrderRequest = Type.Object(
  { ...QuoteRequest.properties, total: Type.Optional(Cents) },
  { additionalProperties: false },
);
export type OrderRequest = Static<typeof OrderRequest>;

/** The address of one order. */
export const OrderParams = Type.Object({ hashid: Hashid });

/** The answer of POST /order/{hashid}/pay: the address of the payment provider's page. */
export const Checkout = Type.Object({ checkout: Type.String() });
