import { Type } from 'typebox';
import { hashidSchema } from '../hashid.ts';

/** A text or null; as one schema with two types, which serialises without trying alternatives. */
export const nullableText = () => Type.Unsafe<string | null>({ type: ['string', 'null'] });

/** The query `?hashid=`; given twice it arrives as a list and is refused (S-86). */
export const hashidQuery = Type.Object({ hashid: hashidSchema });

/** The body {hashid}. */
export const hashidBody = Type.Object({ hashid: hashidSchema });

/** The answer of what changes something and has nothing to tell. */
export const emptyAnswer = Type.Object({});

/** A file for the OpenAPI document; the bytes themselves pass by the serialiser. */
export const fileAnswer = (mediaType: string) => ({
  content: { [mediaType]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
});
