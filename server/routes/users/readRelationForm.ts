import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '../../../domain/rules/photoSize.ts';
import type { RelationForm } from '../../../domain/wire/user.ts';
import { invalid, unreadable } from '../../errors.ts';
import { unstorable } from '../../plugins/storableText.ts';
import { serverText } from '../../text.ts';
import { readingParts } from '../formParts.ts';
import { decodeBase64Photo } from './base64Photo.ts';

/** The fields that are read; every other one is ignored, whatever it is called (S-38, S-40, S-41). */
const FIELDS = [
  '_method', 'hashid', 'firstname', 'infix', 'lastname', 'gender', 'email', 'phone', 'birthdate', 'relation_type', 'userSelected',
  'login', 'divorced', 'passed_away', 'death_date', 'image_base64',
] as const;
type Field = (typeof FIELDS)[number];

/** The longest a field of text may be, in characters; the rules of the form are stricter. */
const MAX_TEXT = 1000;
/** Base64 takes four characters for three bytes; with room for the prefix of a data URL. */
const MAX_BASE64 = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 100;

/** What POST /user brings: the text fields as sent, trimmed, and the photo as bytes. */
export interface RelationRequest {
  form: RelationForm;
  isEdit: boolean;
  photo: Buffer | null;
}

/** Reads the multipart form. Throws B400 for what is no multipart, B413 for a photo that is too large, V422 by field. */
export async function readRelationForm(request: FastifyRequest): Promise<RelationRequest> {
  const { values, image } = await readingParts(() => readParts(request));
  const base64 = values.get('image_base64') ?? '';
  return { form: asForm(values), isEdit: isEdit(values), photo: base64 === '' ? image : decodeBase64Photo(base64) };
}

async function readParts(request: FastifyRequest): Promise<{ values: Map<Field, string>; image: Buffer | null }> {
  const values = new Map<Field, string>();
  let image: Buffer | null = null;
  for await (const part of request.parts({ limits: { fieldSize: MAX_BASE64 + 1 } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      // An untouched file input sends a part without a name and without bytes.
      if (part.fieldname === 'image' && (bytes.length > 0 || part.filename)) image = bytes;
      continue;
    }
    const field = FIELDS.find((name) => name === part.fieldname);
    if (!field) continue;
    if (values.has(field)) throw invalid({ [field]: serverText.field.wrong });
    values.set(field, textOf(part, field));
  }
  return { values, image };
}

function textOf(part: Extract<Multipart, { type: 'field' }>, field: Field): string {
  if (typeof part.value !== 'string') throw unreadable();
  if (field === 'image_base64') return part.value;
  if (part.value.length > MAX_TEXT || part.valueTruncated) throw invalid({ [field]: serverText.field.tooLong(MAX_TEXT) });
  const wrong = unstorable(part.value);
  if (wrong) throw invalid({ [field]: wrong });
  return part.value.replace(/\s+/g, ' ').trim();
}

/** A form edits where `_method` is exactly PATCH and says whom; anything between the two is refused (S-83, S-84). */
function isEdit(values: ReadonlyMap<Field, string>): boolean {
  const method = values.get('_method');
  const hashid = values.get('hashid') ?? '';
  if (method !== undefined && method !== 'PATCH') throw invalid({ _method: serverText.field.wrong });
  if (method === undefined && hashid !== '') throw invalid({ _method: serverText.field.wrong });
  if (method === 'PATCH' && !/^[0-9A-Za-z_-]{1,40}$/.test(hashid)) throw invalid({ hashid: serverText.field.wrong });
  return method === 'PATCH';
}

function asForm(values: ReadonlyMap<Field, string>): RelationForm {
  const text = (field: Field) => values.get(field) ?? '';
  const choice = <T extends string>(field: Field, allowed: readonly T[]): T => {
    const value = text(field);
    const found = allowed.find((a) => a === value);
    if (found === undefined) throw invalid({ [field]: serverText.field.choice });
    return found;
  };
  const yesOrNo = (field: Field) => (choice(field, ['1', '0', '']) === '1' ? '1' : '0');
  return {
    hashid: text('hashid'),
    firstname: text('firstname'),
    infix: text('infix'),
    lastname: text('lastname'),
    gender: choice('gender', ['man', 'vrouw', 'onbekend', '']),
    email: text('email'),
    phone: text('phone'),
    birthdate: text('birthdate'),
    relation_type: choice('relation_type', ['child', 'partner', '']),
    userSelected: text('userSelected'),
    login: choice('login', ['1', '0', '']),
    divorced: yesOrNo('divorced'),
    passed_away: yesOrNo('passed_away'),
    death_date: text('death_date'),
  };
}
