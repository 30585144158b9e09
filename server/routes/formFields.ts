import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, unreadable } from '../errors.ts';
import { unstorable } from '../plugins/storableText.ts';
import { serverText } from '../text.ts';
import { readingParts } from './formParts.ts';

const MAX_TEXT = 1000;

/** Lets the routes of this scope read application/x-www-form-urlencoded beside multipart; the body stays the text as sent. */
export function acceptUrlEncoded(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

/**
 * The named text fields of form data, trimmed; absent ones are empty, others are ignored.
 * Throws B400 for what is no form, V422 for a field that is there twice, too long, or can't be stored.
 */
export function readFormFields<Field extends string>(request: FastifyRequest, fields: readonly Field[]): Promise<Record<Field, string>> {
  return readingParts(() => readFields(request, fields));
}

/** One field as it is used: trimmed, of a length and with characters we can keep. Throws V422. */
export function formText(field: string, value: string): string {
  if (value.length > MAX_TEXT) throw invalid({ [field]: serverText.field.tooLong(MAX_TEXT) });
  const wrong = unstorable(value);
  if (wrong) throw invalid({ [field]: wrong });
  return value.replace(/\s+/g, ' ').trim();
}

async function readFields<Field extends string>(request: FastifyRequest, fields: readonly Field[]): Promise<Record<Field, string>> {
  const values = new Map<Field, string>();
  for await (const [name, value] of sentFields(request)) {
    const field = fields.find((wanted) => wanted === name);
    if (!field) continue;
    if (values.has(field)) throw invalid({ [field]: serverText.field.wrong });
    values.set(field, formText(field, value));
  }
  return Object.fromEntries(fields.map((field) => [field, values.get(field) ?? ''])) as Record<Field, string>;
}

async function* sentFields(request: FastifyRequest): AsyncGenerator<[string, string]> {
  if (typeof request.body === 'string') {
    yield* new URLSearchParams(request.body);
    return;
  }
  for await (const part of request.parts()) {
    if (part.type === 'file') part.file.resume();
    else if (typeof part.value === 'string') yield [part.fieldname, part.value];
    else throw unreadable();
  }
}
