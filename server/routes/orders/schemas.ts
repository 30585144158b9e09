import { Type } from 'typebox';
import { hashidSchema } from '../../hashid.ts';
import { nullableText } from '../schema.ts';

/**
 * Everything else a body carries is refused, a price too (S-132). The bounds of `children` are the domain's, with its
 * sentences.
 */
export const orderBody = Type.Object(
  { children: Type.Integer(), code: Type.Optional(Type.String({ maxLength: 40 })) },
  { additionalProperties: false },
);

export const orderParams = Type.Object({ hashid: hashidSchema });

const integer = Type.Integer();
const text = Type.String();

export const priceAnswer = Type.Object({
  children: integer,
  added: integer,
  from: text,
  until: text,
  per_year: integer,
  days: integer,
  year_days: integer,
  subtotal: integer,
  discount_percent: integer,
  discount: integer,
  total: integer,
  vat_percent: integer,
  vat: integer,
});

const nullable = <T>(schema: object) => Type.Unsafe<T | null>({ ...schema, nullable: true });

const orderStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('cancelled'),
  Type.Literal('paid'),
  Type.Literal('refunded'),
]);
const qr = Type.Object({ size: integer, path: text });

const orderAnswer = Type.Object({
  hashid: text,
  status: orderStatus,
  price: priceAnswer,
  code: nullableText(),
  created_at: text,
  paid_at: nullableText(),
  invoices: Type.Array(
    Type.Object({
      hashid: text,
      number: text,
      kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit')]),
      date: text,
    }),
  ),
  transfer: nullable<{ name: string; iban: string; reference: string; qr: { size: number; path: string } | null }>(
    Type.Object({ name: text, iban: text, reference: text, qr: nullable(qr) }),
  ),
  online: Type.Unsafe<'busy' | 'failed' | null>({ type: ['string', 'null'] }),
});

export const ordersAnswerSchema = Type.Object({
  plan: Type.Object({ children: integer, present: integer, included: integer, until: nullableText() }),
  per_year: integer,
  offers: Type.Object({ orders: Type.Boolean(), online: Type.Boolean() }),
  most: integer,
  code: nullableText(),
  orders: Type.Array(orderAnswer),
});

export const checkoutAnswer = Type.Object({ checkout: text });
