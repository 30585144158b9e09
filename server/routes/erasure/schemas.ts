import { Type } from 'typebox';

export const erasureBody = Type.Object(
  { confirm: Type.String({ maxLength: 100 }), password: Type.Optional(Type.String({ maxLength: 1000 })) },
  { additionalProperties: false },
);

const sentences = Type.Array(Type.String());
export const erasureAnswer = Type.Object({ erased: sentences, kept: sentences });
