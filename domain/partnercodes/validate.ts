import { isIsoDate } from '../dates/isoDate.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { plainText } from '../rules/plainText.ts';
import { required } from '../rules/required.ts';

/** A new partner code as it is filled in: every field a text. */
export interface PartnerCodeForm {
  code: string;
  name: string;
  discount_percent: string;
  /** ISO dates; `valid_until` is empty for a code without an end. */
  valid_from: string;
  valid_until: string;
}

const CODE = 'Gebruik 3 tot 20 letters, cijfers of streepjes.';
const DISCOUNT = 'Vul een geheel percentage in van 1 tot en met 100.';
const DATE = 'Vul een datum in.';
const ORDER = 'De laatste dag kan niet vóór de eerste dag zijn.';
const MAX_NAME = 100;

/** What is wrong with a new partner code, by field; empty when nothing is. */
export function validatePartnerCode({ code, name, discount_percent, valid_from, valid_until }: PartnerCodeForm): FieldErrors {
  return fieldErrors(
    ['code', required(code) ?? (/^[A-Za-z0-9-]{3,20}$/.test(code) ? null : CODE)],
    ['name', required(name) ?? plainText(name, MAX_NAME)],
    ['discount_percent', /^(?:[1-9]\d?|100)$/.test(discount_percent) ? null : DISCOUNT],
    ['valid_from', isIsoDate(valid_from) ? null : DATE],
    ['valid_until', valid_until === '' || isIsoDate(valid_until) ? null : DATE],
    ['valid_until', valid_until !== '' && valid_until < valid_from ? ORDER : null],
  );
}
