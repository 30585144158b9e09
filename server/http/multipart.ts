import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '../../domain/rules/photoSize.ts';
import { HttpError, invalid, tooLarge, unreadable } from './errors.ts';
import { serverText } from '../text.ts';

/** The content that a form may hold under one name. */
export interface FormField {
  /** A file has a file name, a text has none: the sender can't choose which of the two it is. */
  kind: 'text' | 'file';
  /** The most that is read. */
  bytes: number;
  /** The answer to more. */
  tooLarge: () => HttpError;
}

/** A photo as a file. */
export const PHOTO_FIELD: FormField = { kind: 'file', bytes: MAX_PHOTO_BYTES, tooLarge: () => tooLarge() };

/** No form of ours has half as many. */
const MAX_PARTS = 40;
/** The most that the head of one part may hold: its name and that of its file. */
const MAX_HEAD_BYTES = 2048;
/**
 * The bytes allowed around the fields, per form and per part: the heads and boundaries of all parts, and the unrequested parts.
 */
const AROUND = { form: 2048, part: 200 };
/** While a form comes in, reading is a few chunks ahead of parsing. */
const AHEAD_BYTES = 256 * 1024;
/** A refused form is read to its end up to this size, and discarded: a browser that is still sending sees no answer. */
const MAX_DRAINED_BYTES = 10_000_000;

/** Lets routes read multipart/form-data, by `readMultipart`. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/**
 * The only way a multipart form is read: the named fields, each at most once and within its size; an untouched file
 * input is absent. Other parts are skipped, whatever they are called (S-38 to S-42), within the allowed overhead. Ends
 * while the form comes in, and closes the connection, as soon as it is too much. Throws 415 for another media type,
 * B400 for a body that is not a form, B413 and V422 by field.
 */
export function readMultipart<Name extends string>(
  request: FastifyRequest,
  fields: Readonly<Record<Name, FormField>>,
): Promise<Map<Name, Buffer>> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    return Promise.reject(new HttpError(415, { message: serverText.unsupported }));
  const source = request.raw;
  const declared = Number(request.headers['content-length'] ?? Infinity);
  const largest =
    AROUND.form + MAX_PARTS * AROUND.part + Object.values<FormField>(fields).reduce((sum, { bytes }) => sum + bytes, 0);
  const answer = (error: HttpError) =>
    declared <= MAX_DRAINED_BYTES
      ? error
      : new HttpError(error.statusCode, error.body, { ...error.headers, connection: 'close' });
  if (declared !== Infinity && declared > largest) return Promise.reject(answer(tooMuch()));

  return new Promise((resolve, reject) => {
    const values = new Map<Name, Buffer>();
    const begun = new Set<string>();
    let [read, recognised, parts] = [0, 0, 0];
    const around = () => read - recognised - AROUND.form - parts * AROUND.part;

    const parser = parserOf(request);
    const stop = (error: HttpError) => {
      source.off('data', count).unpipe(parser);
      source.resume();
      reject(answer(error));
    };
    const count = (chunk: Buffer) => {
      if (around() > AHEAD_BYTES) stop(tooMuch());
      read += chunk.length;
    };

    parser.on('file', (name, file, fileName) => {
      parts += 1;
      file.on('error', () => stop(unreadable()));
      const field = Object.hasOwn(fields, name) ? fields[name as Name] : undefined;
      if (!field) {
        file.resume();
        return;
      }
      // The types say a file has a name; a part of text has none.
      const isFile = (fileName as string | undefined) !== undefined;
      if (isFile !== (field.kind === 'file') || begun.has(name)) {
        stop(invalid({ [name]: serverText.field.wrong }));
        return;
      }
      begun.add(name);
      const chunks: Buffer[] = [];
      let size = 0;
      file.on('data', (chunk: Buffer) => {
        size += chunk.length;
        recognised += chunk.length;
        if (size > field.bytes) stop(field.tooLarge());
        else chunks.push(chunk);
      });
      file.on('end', () => {
        if (size > 0 || !isFile || fileName) values.set(name as Name, Buffer.concat(chunks));
      });
    });
    parser.on('partsLimit', () => stop(invalid({ verzoek: serverText.field.wrong })));
    parser.on('error', () => stop(unreadable()));
    parser.on('finish', () => (around() > 0 ? stop(tooMuch()) : resolve(values)));
    source.on('error', () => stop(unreadable()));
    source.on('close', () => {
      if (!source.readableEnded) stop(unreadable());
    });
    source.on('data', count);
    source.pipe(parser);
  });
}

const tooMuch = () => new HttpError(413, { message: serverText.requestTooLarge });

/**
 * Every part comes as a stream, texts too: so each is measured while it comes in. Throws B400 for a form without a
 * boundary.
 */
function parserOf({ headers }: FastifyRequest): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { parts: MAX_PARTS, headerPairs: 10, headerSize: MAX_HEAD_BYTES },
      isPartAFile: () => true,
    });
  } catch {
    throw unreadable();
  }
}
