import { Type, type Static } from 'typebox';
import { Cents, File, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { ADMIN_ORDER_SORTS, BANK_FILE_FORMATS, BANK_LINE_OUTCOMES, ORDER_STATUSES } from './choices/order.ts';
import { IsoDateText } from './isoDateText.ts';
import { OrderStatus } from './order.ts';

/** An order as an administrator sees it: only the name of the family. */
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
  /** The money received for it that must go back. */
  back: Cents,
});
export type AdminOrder = Static<typeof AdminOrder>;

/** The query of GET /admin/orders: everything in a query is text. */
export const AdminOrdersQuery = Type.Object(
  {
    status: Type.Optional(oneOf([...ORDER_STATUSES, 'back', 'all'])),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** A column, with '-' in front for descending order. */
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
  /** Its position in the file, from 1. */
  line: Type.Integer(),
  date: IsoDateText,
  /** Negative for outgoing money. */
  amount: Cents,
  /** The reference of an order found in it. */
  reference: orNull(Type.String()),
  outcome: BankLineOutcome,
  /** The payer and the description, as in the file: for a line that somebody must check. Nothing of it is stored. */
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
