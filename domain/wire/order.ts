import { Type, type Static } from 'typebox';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { INVOICE_KINDS, ONLINE_STATES, ORDER_STATUSES } from './choices/order.ts';
import { IsoDateText } from './isoDateText.ts';

export const OrderStatus = oneOf(ORDER_STATUSES);
export type OrderStatus = Static<typeof OrderStatus>;

/** The price of a higher family limit, VAT included unless stated otherwise. */
export const OrderPrice = Type.Object({
  /** The total number of places with this order. */
  children: Type.Integer(),
  /** The number of places that this order pays for. */
  added: Type.Integer(),
  /** The paid period, first and last day included. */
  from: IsoDateText,
  until: IsoDateText,
  /** The price of one place for a whole year. */
  per_year: Cents,
  /** Days paid for, out of the days of the paid year. */
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

/** How an order is paid by bank: the account, and the description that identifies the payer. */
const OrderTransfer = Type.Object({
  name: Type.String(),
  iban: Type.String(),
  reference: Type.String(),
  qr: orNull(QrDrawing),
});
export type OrderTransfer = Static<typeof OrderTransfer>;

/** An invoice of an order, or the credit note that reverses one. */
const OrderInvoice = Type.Object({
  hashid: Hashid,
  number: Type.String(),
  kind: oneOf(INVOICE_KINDS),
  date: IsoDateText,
});
export type OrderInvoice = Static<typeof OrderInvoice>;

/** An order for a higher family limit. */
const Order = Type.Object({
  hashid: Hashid,
  status: OrderStatus,
  price: OrderPrice,
  /** The partner code it was made with. */
  code: orNull(Type.String()),
  created_at: Instant,
  paid_at: orNull(Instant),
  invoices: Type.Array(OrderInvoice),
  /** While it is open. Null if paying by bank is not offered. */
  transfer: orNull(OrderTransfer),
  /** The last news from the payment provider about the newest attempt to pay online; null without one. */
  online: orNull(oneOf(ONLINE_STATES)),
  /** Its reference in mails and transfers. */
  reference: Type.String(),
  /** The last day on which it can be withdrawn; null if there is nothing to withdraw. */
  withdraw_until: orNull(IsoDateText),
  /** When it was withdrawn. */
  withdrawn_at: orNull(Instant),
  /** The money received for it that pays nothing, or no longer does: the parts still to be paid back, and already paid back. */
  returns: Type.Object({ coming: Cents, done: Cents }),
});
export type Order = Static<typeof Order>;

/** The answer of GET /orders, and of every call that changes an order. */
export const OrdersAnswer = Type.Object({
  /** The current plan of the family. `until`: the last day of the paid year; null while nothing was paid. */
  plan: Type.Object({
    children: Type.Integer(),
    present: Type.Integer(),
    included: Type.Integer(),
    until: orNull(IsoDateText),
  }),
  /** Price of one place a year, VAT included. */
  per_year: Cents,
  /** Can anything be ordered here at all, and be paid online? */
  offers: Type.Object({ orders: Type.Boolean(), online: Type.Boolean() }),
  /** The most places an order can ask for. */
  most: Type.Integer(),
  /** The partner code the family registered with, while it works: the default in an order. */
  code: orNull(Type.String()),
  /** The orders, newest first. */
  orders: Type.Array(Order),
});
export type OrdersAnswer = Static<typeof OrdersAnswer>;

/**
 * Body of POST /order/quote. Any other field is refused, a price too: that is the server's (S-132). The bounds of
 * `children` are the domain's, with its sentences.
 */
export const QuoteRequest = Type.Object(
  { children: Type.Integer(), code: Type.Optional(Type.String({ maxLength: 40 })) },
  { additionalProperties: false },
);
export type QuoteRequest = Static<typeof QuoteRequest>;

/**
 * Body of POST /order. `total` is the amount that was shown: it sets no price, but an order whose amount differs from
 * the server's own is refused. An older version's page sends none (docs/decisions/0028).
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
