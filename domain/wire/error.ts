import { Type, type Static } from 'typebox';

/** The one shape of every failure the server answers. Texts are Dutch sentences for people to read. */
export const ErrorBody = Type.Object({
  /** The second factor is missing. */
  status: Type.Optional(Type.Literal('mfa')),
  /** One sentence per field, keyed by the field's path in the request ('contract.signed_date', 'parties.from'). */
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  error: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type ErrorBody = Static<typeof ErrorBody>;
