import { Type } from 'typebox';
import { hashidSchema } from '../../hashid.ts';
import { nullableText } from '../schema.ts';

const relationType = Type.Unsafe<'child' | 'partner' | null>({
  type: ['string', 'null'],
  enum: ['child', 'partner', null],
});
const gender = Type.Enum(['man', 'vrouw', 'onbekend']);

const partnership = Type.Object({
  self: Type.Object({ hashid: Type.String() }),
  partner: Type.Object({ hashid: Type.String(), firstname: Type.String() }),
  from: nullableText(),
  until: nullableText(),
});

const relationFields = {
  hashid: Type.String(),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  gender,
  email: Type.String(),
  phone: Type.String(),
  birthdate: nullableText(),
  relation_type: relationType,
  partners: Type.Array(partnership),
  child: Type.Boolean(),
  partner: Type.Boolean(),
  userSelected: nullableText(),
  login: Type.Boolean(),
  invited: Type.Boolean(),
  signed: Type.Boolean(),
  blocked: Type.Boolean(),
  sub: nullableText(),
  divorced: Type.Boolean(),
  passed_away: Type.Boolean(),
  death_date: nullableText(),
  profile_image: nullableText(),
};
const relation = Type.Object(relationFields);

export const currentUserAnswer = Type.Object({
  ...relationFields,
  family_role: Type.Enum(['parent', 'member']),
  email_verified: Type.Boolean(),
  children: Type.Array(relation),
  others: Type.Array(relation),
  family: Type.Object({ name: Type.String(), children: Type.Integer() }),
  partner: Type.Union([relation, Type.Null()]),
  outstanding: Type.Array(
    Type.Object({ kind: Type.Literal('order'), hashid: Type.String(), text: Type.String(), amount: Type.Integer() }),
  ),
});

export const ownUsersAnswer = Type.Array(
  Type.Object({
    hashid: Type.String(),
    firstname: Type.String(),
    infix: Type.String(),
    lastname: Type.String(),
    relation_type: relationType,
    partners: Type.Array(partnership),
    birthdate: nullableText(),
    passed_away: Type.Boolean(),
  }),
);

/** `own` is read as given once with '1', or not at all: whatever it says, the answer is the own users (S-27). */
export const ownQuery = Type.Object({ own: Type.Optional(Type.Literal('1')) }, { additionalProperties: false });

export const blockBody = Type.Object({ hashid: hashidSchema, _method: Type.Literal('PATCH') });

/** The day is judged later, with a sentence for people. */
export const weddingBody = Type.Object(
  { hashid: hashidSchema, from_date: Type.String({ maxLength: 20 }) },
  { additionalProperties: false },
);

/** `v` is the version of the photo; it only makes the address new. */
export const photoQuery = Type.Object({ hashid: hashidSchema, v: Type.Optional(Type.String({ maxLength: 20 })) });
