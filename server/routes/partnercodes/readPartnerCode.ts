import { isIsoDate } from '../../../domain/dates/isoDate.ts';
import { type FieldErrors, fieldErrors } from '../../../domain/rules/fieldErrors.ts';
import { plainText } from '../../../domain/rules/plainText.ts';
import { required } from '../../../domain/rules/required.ts';
import type { PartnerCode } from '../../../domain/wire/partnercode.ts';
import { invalid } from '../../errors.ts';

/** The fields of POST /partnercode. */
export const PARTNER_CODE_FIELDS = ['code', 'name', 'discount_percent', 'valid_from', 'valid_until'] as const;
type PartnerCodeForm = Record<(typeof PARTNER_CODE_FIELDS)[number], string>;

const CODE = 'Gebruik 3 tot 20 letters, cijfers of streepjes.';
const DISCOUNT = 'Vul een geheel percentage in van 1 tot en met 100.';
const DATE = 'Vul een datum in.';
const ORDER = 'De laatste dag kan niet vóór de eerste dag zijn.';
const MAX_NAME = 100;

/** Reads a new partner code. Throws V422 by field. */
export function readPartnerCode(form: PartnerCodeForm): Omit<PartnerCode, 'hashid' | 'uses'> {
  const errors = partnerCodeErrors(form);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    code: form.code.toUpperCase(),
    name: form.name,
    discount_percent: Number(form.discount_percent),
    valid_from: form.valid_from,
    valid_until: form.valid_until || null,
  };
}

function partnerCodeErrors({ code, name, discount_percent, valid_from, valid_until }: PartnerCodeForm): FieldErrors {
  return fieldErrors(
    ['code', required(code) ?? (/^[A-Za-z0-9-]{3,20}$/.test(code) ? null : CODE)],
    ['name', required(name) ?? plainText(name, MAX_NAME)],
    ['discount_percent', /^(?:[1-9]\d?|100)$/.test(discount_percent) ? null : DISCOUNT],
    ['valid_from', isIsoDate(valid_from) ? null : DATE],
    ['valid_until', valid_until === '' || isIsoDate(valid_until) ? null : DATE],
    ['valid_until', valid_until !== '' && valid_until < valid_from ? ORDER : null],
  );
}
