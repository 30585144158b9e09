import { Type } from 'typebox';
import type { BankLineOutcome } from '../../../domain/wire/adminOrder.ts';
import { nullableText } from '../schema.ts';

/** GET /admin/orders: everything is text in a query. */
export const adminOrdersQuery = Type.Object(
  {
    status: Type.Optional(
      Type.Union([
        Type.Literal('open'),
        Type.Literal('cancelled'),
        Type.Literal('paid'),
        Type.Literal('refunded'),
        Type.Literal('all'),
      ]),
    ),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** A column, with '-' in front for the other way around. */
    sort: Type.Optional(Type.String({ pattern: '^-?(created_at|amount|family|paid_at|status)$' })),
    page: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
    size: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$' })),
  },
  { additionalProperties: false },
);

export const adminOrderAnswer = Type.Object({
  hashid: Type.String(),
  number: Type.String(),
  reference: Type.String(),
  family: Type.String(),
  children: Type.Integer(),
  amount: Type.Integer(),
  status: Type.Union([Type.Literal('open'), Type.Literal('cancelled'), Type.Literal('paid'), Type.Literal('refunded')]),
  created_at: Type.String(),
  paid_at: nullableText(),
});

export const adminOrdersAnswer = Type.Object({ total: Type.Integer(), rows: Type.Array(adminOrderAnswer) });

const outcomes: BankLineOutcome[] = ['paid', 'known', 'twice', 'amount', 'foreign', 'unknown', 'debit'];

export const bankImportAnswer = Type.Object({
  format: Type.Union([Type.Literal('camt.053'), Type.Literal('csv')]),
  paid: Type.Integer(),
  lines: Type.Array(
    Type.Object({
      line: Type.Integer(),
      date: Type.String(),
      amount: Type.Integer(),
      reference: nullableText(),
      outcome: Type.Unsafe<BankLineOutcome>({ type: 'string', enum: outcomes }),
      text: Type.String(),
    }),
  ),
});
