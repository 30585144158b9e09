import { Type } from 'typebox';
import { hashidSchema } from '../../hashid.ts';
import { nullableText } from '../schema.ts';

export const partnerCodeAnswer = Type.Object({
  hashid: Type.String(),
  code: Type.String(),
  name: Type.String(),
  discount_percent: Type.Integer(),
  valid_from: Type.String(),
  valid_until: nullableText(),
  uses: Type.Integer(),
});

/**
 * The place in the list as GET /partnercodes gave it; `hashid` says which code was seen there, and has to agree (S-29,
 * S-85).
 */
export const removalBody = Type.Object({
  index: Type.Integer({ minimum: 0, maximum: 100_000 }),
  hashid: Type.Optional(hashidSchema),
});

export const restoreBody = Type.Object({ hashid: hashidSchema });

/** A code as a family typed it; what is no code is said in a sentence of ours, so only its size is judged here. */
export const checkBody = Type.Object({ code: Type.String({ maxLength: 100 }) });
export const checkAnswer = Type.Object({ code: Type.String(), name: Type.String(), discount_percent: Type.Integer() });
