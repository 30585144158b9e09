import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type HttpError, invalid } from './errors.ts';
import type { TObject, TString } from 'typebox';
import { serverText } from '../text.ts';
import { type FormField, readMultipart } from './multipart.ts';
import { unstorable } from './unstorable.ts';

/** The longest a text field may be, in characters; the rules of the form are stricter. */
const MAX_TEXT = 1000;

const tooLong = (field: string) => (): HttpError => invalid({ [field]: serverText.field.tooLong(MAX_TEXT) });

/** The names of a form's fields: any other field is never read (S-38, S-40, S-41). */
export const fieldNames = <Form extends Pick<TObject, 'properties'>>(
  form: Form,
): (keyof Form['properties'] & string)[] => Object.keys(form.properties);

/** Fields of text, for readMultipart; a character takes at most four bytes. */
export function textFields<Name extends string>(names: readonly Name[]): Record<Name, FormField> {
  return Object.fromEntries(
    names.map((name) => [name, { kind: 'text', bytes: 4 * MAX_TEXT, tooLarge: tooLong(name) }]),
  ) as Record<Name, FormField>;
}

/** A text field ready for use: trimmed, of a length and with characters we can keep; empty when it is absent. Throws V422. */
export function formText<Name extends string>(values: ReadonlyMap<Name, Buffer>, field: Name): string {
  const bytes = values.get(field);
  return bytes === undefined ? '' : cleanText(field, decode(field, bytes));
}

function decode(field: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalid({ [field]: serverText.field.character });
  }
}

function cleanText(field: string, value: string): string {
  if (value.length > MAX_TEXT) throw tooLong(field)();
  const wrong = unstorable(value);
  if (wrong) throw invalid({ [field]: wrong });
  return value.replace(/\s+/g, ' ').trim();
}

/** Lets the routes of this scope read application/x-www-form-urlencoded besides multipart; the body stays the text as sent. */
export function acceptUrlEncoded(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

/** A form of text fields only, by its properties: comparing a TObject with another costs the compiler seconds. */
interface TextForm {
  properties: Record<string, TString>;
}
type TextsOf<Form extends TextForm> = Record<keyof Form['properties'] & string, string>;

/**
 * The named text fields of form data of either kind, trimmed; absent ones are empty, others are ignored.
 * Throws B400 for a body that is not a form, V422 for a field that is repeated, too long, or can't be stored.
 */
export async function readFormFields<Form extends TextForm>(
  request: FastifyRequest,
  form: Form,
): Promise<TextsOf<Form>> {
  const names = fieldNames(form);
  const read =
    typeof request.body === 'string' ? urlEncoded(new URLSearchParams(request.body)) : await multipart(request, names);
  return Object.fromEntries(names.map((name) => [name, read(name)])) as TextsOf<Form>;
}

async function multipart<Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
): Promise<(name: Name) => string> {
  const values = await readMultipart(request, textFields(names));
  return (name) => formText(values, name);
}

function urlEncoded(sent: URLSearchParams): (name: string) => string {
  return (name) => {
    const [value = '', ...more] = sent.getAll(name);
    if (more.length > 0) throw invalid({ [name]: serverText.field.wrong });
    return cleanText(name, value);
  };
}
