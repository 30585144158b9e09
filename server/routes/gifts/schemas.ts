import { Type } from 'typebox';
import { nullableText } from '../schema.ts';

const CLAIMS = ['yearly', 'raised_free', 'raised_study', 'raised_home'];
const RAISED = CLAIMS.slice(1);
const cents = () => Type.Integer({ description: 'Cents' });
const hashids = () => Type.Array(Type.String());
/** As one schema with two types, which serialises without trying alternatives. */
const orNull = (properties: Record<string, unknown>) =>
  Type.Unsafe({ type: ['object', 'null'], properties, required: Object.keys(properties) });

/** A calendar year. */
export const yearQuery = Type.Object(
  { year: Type.String({ pattern: '^(19|20|21)[0-9]{2}$' }) },
  { additionalProperties: false },
);

const person = Type.Object({
  hashid: Type.String(),
  firstname: Type.String(),
  relation_type: Type.Unsafe<'child' | 'partner' | null>({
    type: ['string', 'null'],
    enum: ['child', 'partner', null],
  }),
  birthdate: nullableText(),
  death_date: nullableText(),
  partners: Type.Array(Type.Object({ hashid: Type.String(), from: nullableText(), until: nullableText() })),
});

const line = Type.Object({
  kind: Type.Enum(['gift', 'forgiveness', 'callable']),
  contract: nullableText(),
  date: Type.String(),
  amount: cents(),
  exemption: Type.Enum(CLAIMS),
});

const meter = Type.Object({
  key: Type.String(),
  giver: hashids(),
  recipient: hashids(),
  kinship: Type.Enum(['child', 'partner', 'other']),
  lines: Type.Array(line),
  total: cents(),
  used_before: orNull({ kind: Type.Enum(RAISED), year: Type.Integer() }),
  refused: orNull({ kind: Type.Enum(RAISED), why: Type.String() }),
  raised_from: nullableText(),
  raised_until: nullableText(),
  near_death: Type.Boolean(),
  result: orNull({
    exemption: Type.Enum(CLAIMS),
    limit: cents(),
    exempt: cents(),
    left: cents(),
    taxable: cents(),
    tax: cents(),
    return_before: nullableText(),
  }),
});

export const giftYearAnswer = Type.Object({
  year: Type.Integer(),
  figures: Type.Boolean({ description: 'Whether the figures of this year are known' }),
  people: Type.Array(person),
  meters: Type.Array(meter),
  waiting: Type.Array(
    Type.Object({ contract: nullableText(), amount: cents(), why: Type.Enum(['unsigned', 'condition', 'at_death']) }),
  ),
});

const visibility = Type.Enum(['parents', 'everyone']);
export const visibilityBody = Type.Object({ visibility }, { additionalProperties: false });

const share = Type.Object({
  child: Type.String(),
  firstname: Type.String(),
  people: hashids(),
  received: cents(),
  forgiven: cents(),
  borrowed: cents(),
  open: cents(),
  estate: cents(),
});
export const equalSharesAnswer = Type.Object({ visibility, shares: Type.Union([Type.Array(share), Type.Null()]) });
