import type { FastifyRequest } from 'fastify';
import type { ProfileForm } from '../../../domain/wire/profile.ts';
import { invalid, unreadable } from '../../errors.ts';
import { serverText } from '../../text.ts';
import { formText } from '../formFields.ts';
import { readingParts } from '../formParts.ts';

/** The fields that are read; every other one is ignored (S-38, S-40). */
const FIELDS = ['firstname', 'infix', 'lastname', 'gender', 'phone', 'birthdate', 'remove_image'] as const;
const GENDERS = ['man', 'vrouw', 'onbekend', ''] as const;

/** What POST /profile brings: the text fields, trimmed, and the photo as bytes. Throws B400, B413, V422 by field. */
export async function readProfileForm(request: FastifyRequest): Promise<{ form: ProfileForm; photo: Buffer | null }> {
  const { values, photo } = await readingParts(() => readParts(request));
  const text = (field: (typeof FIELDS)[number]) => values.get(field) ?? '';
  const gender = GENDERS.find((known) => known === text('gender'));
  if (gender === undefined) throw invalid({ gender: serverText.field.choice });
  if (!['', '0', '1'].includes(text('remove_image'))) throw invalid({ remove_image: serverText.field.choice });
  const form: ProfileForm = {
    firstname: text('firstname'),
    infix: text('infix'),
    lastname: text('lastname'),
    gender,
    phone: text('phone'),
    birthdate: text('birthdate'),
    remove_image: text('remove_image') === '1' ? '1' : '0',
  };
  return { form, photo };
}

async function readParts(request: FastifyRequest): Promise<{ values: Map<string, string>; photo: Buffer | null }> {
  const values = new Map<string, string>();
  let photo: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      // An untouched file input sends a part without a name and without bytes.
      if (part.fieldname === 'image' && (bytes.length > 0 || part.filename)) photo = bytes;
      continue;
    }
    const field = FIELDS.find((name) => name === part.fieldname);
    if (!field) continue;
    if (typeof part.value !== 'string') throw unreadable();
    if (values.has(field)) throw invalid({ [field]: serverText.field.wrong });
    values.set(field, formText(field, part.value));
  }
  return { values, photo };
}
