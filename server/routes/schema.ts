import { Type } from 'typebox';
import { Hashid } from '../../domain/wire/basics.ts';

/** The query `?hashid=`; given twice it arrives as a list and is refused (S-86). */
export const hashidQuery = Type.Object({ hashid: Hashid });

/** The body of a request that names one thing by its hashid. */
export const hashidBody = Type.Object({ hashid: Hashid });

/** The answer of a change that has nothing to report. */
export const emptyAnswer = Type.Object({}, { additionalProperties: false });

/** A file for the OpenAPI document; the bytes themselves bypass the serialiser. */
export const fileAnswer = (mediaType: string) => ({
  content: { [mediaType]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
});
