import { Type, type Static } from 'typebox';
import { Hashid } from './basics.ts';

/** One party as it appears in an answer. */
export const Party = Type.Object({
  hashid: Hashid,
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
});
export type Party = Static<typeof Party>;
