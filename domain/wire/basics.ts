import { Type, type Static, type TSchema, type TSchemaOptions, type TUnsafe } from 'typebox';

/** An amount of money in whole euro cents. */
export const Cents = Type.Integer({ description: 'Cents' });

/** A moment, as ISO 8601 in UTC: '2026-11-23T09:30:00.000Z'. */
export const Instant = Type.String({ format: 'date-time' });

/** A public id. Its form is checked loosely: a nonexistent one is 404, one that is not text is 422 (S-55). */
export const Hashid = Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' });

/** A file in a multipart form. */
export const File = Type.String({ format: 'binary' });

/** One of the answers of a list (domain/wire/choices). */
export const oneOf = <Values extends string[]>(values: readonly [...Values], options: TSchemaOptions = {}) =>
  Type.Enum<Values>(values, { type: 'string', ...options });

/**
 * The same or null. A schema with one type gets a second one, which the server writes without trying alternatives; a
 * union gets one more member.
 */
export function orNull<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const said: { type?: unknown; enum?: unknown[] } = schema;
  if (typeof said.type !== 'string') return Type.Unsafe(Type.Union([schema, Type.Null()]));
  return Type.Unsafe({
    ...schema,
    type: [said.type, 'null'],
    ...(said.enum && { enum: [...said.enum, null] }),
  });
}
