import { Type, type Static } from 'typebox';
import { Cents, File, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { ADMIN_ORDER_SORTS, BANK_FILE_FORMATS, BANK_LINE_OUTCOMES, ORDER_STATUSES } from './choices/order.ts';
import { IsoDateText } from './isoDateText.ts';
import { OrderStatus } from './order.ts';

/** An order as an administrator sees it: of the family only its name. */
export const AdminOrder = Type.Object({
  hashid: Hashid,
  /** Number of its invoice. */
  number: Type.String(),
  reference: Type.String(),
  family: Type.String(),
  children: Type.Integer(),
  amount: Cents,
  status: OrderStatus,
  created_at: Instant,
  paid_at: orNull(Instant),
  /** The money that came for it and has to go back. */
  back: Cents,
});
export type AdminOrder = Static<typeof AdminOrder>;

/** The query of GET /admin/orders: everything is text in a query. */
export const AdminOrdersQuery = Type.Object(
  {
    status: Type.Optional(oneOf([...ORDER_STATUSES, 'back', 'all'])),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** A column, with '-' in front for the other way around. */
    sort: Type.Optional(Type.String({ pattern: `^-?(${ADMIN_ORDER_SORTS.join('|')})$` })),
    page: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
    size: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$' })),
  },
  { additionalProperties: false },
);

/** One page of GET /admin/orders. */
export const AdminOrdersPage = Type.Object({
  /** The number of orders on all pages together. */
  total: Type.Integer(),
  rows: Type.Array(AdminOrder),
});
export type AdminOrdersPage = Static<typeof AdminOrdersPage>;

const BankLineOutcome = oneOf(BANK_LINE_OUTCOMES);
export type BankLineOutcome = Static<typeof BankLineOutcome>;

const BankLine = Type.Object({
  /** Its place in the file, from 1. */
  line: Type.Integer(),
  date: IsoDateText,
  /** Negative for money that went out. */
  amount: Cents,
  /** The reference of an order that was found in it. */
  reference: orNull(Type.String()),
  outcome: BankLineOutcome,
  /** Who paid and what was written with it, as in the file: of a line that somebody has to look at. Nothing of it is kept. */
  payer: Type.Optional(Type.String()),
  said: Type.Optional(Type.String()),
  /** A Dutch sentence. */
  text: Type.String(),
});
export type BankLine = Static<typeof BankLine>;

/** The body of POST /admin/bank-import, as a form. */
export const BankFile = Type.Object({ file: File });

/** The answer of POST /admin/bank-import. */
export const BankImport = Type.Object({
  format: oneOf(BANK_FILE_FORMATS),
  paid: Type.Integer(),
  lines: Type.Array(BankLine),
});
export type BankImport = Static<typeof BankImport>;
