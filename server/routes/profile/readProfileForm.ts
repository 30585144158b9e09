import type { FastifyRequest } from 'fastify';
import { GENDERS } from '../../../domain/wire/choices/user.ts';
import { ProfileForm } from '../../../domain/wire/profile.ts';
import { invalid } from '../../http/errors.ts';
import { fieldNames, formText, textFields } from '../../http/formFields.ts';
import { PHOTO_FIELD, readMultipart } from '../../http/multipart.ts';
import { serverText } from '../../text.ts';

const TEXTS = fieldNames(ProfileForm);

/** Reads POST /profile: the text fields, trimmed, and the photo as bytes. Throws B400, B413, V422 by field. */
export async function readProfileForm(request: FastifyRequest): Promise<{ form: ProfileForm; photo: Buffer | null }> {
  const sent = await readMultipart(request, { ...textFields(TEXTS), image: PHOTO_FIELD });
  const text = (field: (typeof TEXTS)[number]) => formText(sent, field);
  const gender = ([...GENDERS, ''] as const).find((known) => known === text('gender'));
  if (gender === undefined) throw invalid({ gender: serverText.field.choice });
  if (!['', '0', '1'].includes(text('remove_image'))) throw invalid({ remove_image: serverText.field.choice });
  const form: ProfileForm = {
    changed_at: text('changed_at'),
    firstname: text('firstname'),
    infix: text('infix'),
    lastname: text('lastname'),
    gender,
    phone: text('phone'),
    street: text('street'),
    town: text('town'),
    birthdate: text('birthdate'),
    remove_image: text('remove_image') === '1' ? '1' : '0',
  };
  return { form, photo: sent.get('image') ?? null };
}
