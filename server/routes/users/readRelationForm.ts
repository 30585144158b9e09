import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '../../../domain/rules/photoSize.ts';
import { GENDERS, KINSHIPS, RELATION_TYPES } from '../../../domain/wire/choices/user.ts';
import { RelationForm } from '../../../domain/wire/user.ts';
import { invalid, tooLarge } from '../../http/errors.ts';
import { fieldNames, formText, textFields } from '../../http/formFields.ts';
import { PHOTO_FIELD, readMultipart } from '../../http/multipart.ts';
import { serverText } from '../../text.ts';
import { decodeBase64Photo } from '../../actions/users/base64Photo.ts';
import type { RelationRequest } from '../../actions/users/saveRelation.ts';

const TEXTS = fieldNames(RelationForm);
type Text = (typeof TEXTS)[number];

/** Base64 takes four characters for three bytes; with room for the prefix of a data URL. */
const MAX_BASE64 = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 100;
const FIELDS = {
  ...textFields(TEXTS),
  image: PHOTO_FIELD,
  image_base64: { kind: 'text', bytes: MAX_BASE64, tooLarge: () => tooLarge() },
} as const;

const ONE_PHOTO = 'Stuur één foto: als bestand of als tekst.';

/**
 * Reads the multipart form: the text fields trimmed, the photo as bytes. Throws B400 for another body, B413 for too
 * large a photo, V422 by field.
 */
export async function readRelationForm(request: FastifyRequest): Promise<RelationRequest> {
  const sent = await readMultipart(request, FIELDS);
  const [image, base64] = [sent.get('image'), sent.get('image_base64')?.toString('latin1') ?? ''];
  if (image && base64 !== '') throw invalid({ image: ONE_PHOTO });
  const values = new Map(TEXTS.filter((field) => sent.has(field)).map((field) => [field, formText(sent, field)]));
  return {
    form: asForm(values),
    isEdit: isEdit(values),
    photo: image ?? (base64 === '' ? null : decodeBase64Photo(base64)),
  };
}

/** A form edits when `_method` is exactly PATCH and it names a person; anything in between is refused (S-83, S-84). */
function isEdit(values: ReadonlyMap<Text, string>): boolean {
  const method = values.get('_method');
  const hashid = values.get('hashid') ?? '';
  if (method !== undefined && method !== 'PATCH') throw invalid({ _method: serverText.field.wrong });
  if (method === undefined && hashid !== '') throw invalid({ _method: serverText.field.wrong });
  if (method === 'PATCH' && !/^[0-9A-Za-z_-]{1,40}$/.test(hashid)) throw invalid({ hashid: serverText.field.wrong });
  return method === 'PATCH';
}

function asForm(values: ReadonlyMap<Text, string>): RelationForm {
  const text = (field: Text) => values.get(field) ?? '';
  const choice = <T extends string>(field: Text, allowed: readonly T[]): T => {
    const value = text(field);
    const found = allowed.find((a) => a === value);
    if (found === undefined) throw invalid({ [field]: serverText.field.choice });
    return found;
  };
  const yesOrNo = (field: Text) => (choice(field, ['1', '0', '']) === '1' ? '1' : '0');
  return {
    hashid: text('hashid'),
    changed_at: text('changed_at'),
    firstname: text('firstname'),
    infix: text('infix'),
    lastname: text('lastname'),
    gender: choice('gender', [...GENDERS, '']),
    email: text('email'),
    phone: text('phone'),
    street: text('street'),
    town: text('town'),
    birthdate: text('birthdate'),
    relation_type: choice('relation_type', [...RELATION_TYPES, '']),
    kinship: choice('kinship', [...KINSHIPS, '']),
    child_of: text('child_of'),
    userSelected: text('userSelected'),
    bond: text('bond'),
    from_date: text('from_date'),
    contract_date: text('contract_date'),
    login: choice('login', ['1', '0', '']),
    divorced: yesOrNo('divorced'),
    divorce_date: text('divorce_date'),
    passed_away: yesOrNo('passed_away'),
    death_date: text('death_date'),
  };
}
