import { isIsoDate } from '../dates/isoDate.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { min } from '../rules/min.ts';
import { numeric } from '../rules/numeric.ts';
import { plainText } from '../rules/plainText.ts';
import { required } from '../rules/required.ts';
import type { PartnerCodeForm } from '../wire/partnerCode.ts';

/** Minimum length of a code, in characters. */
export const SHORTEST_CODE = 3;

const CODE = 'Gebruik 3 tot 20 letters, cijfers of streepjes.';
const DISCOUNT = 'Vul een geheel percentage in van 1 tot en met 100.';
const DATE = 'Vul een datum in.';
const ORDER = 'De laatste dag kan niet vóór de eerste dag zijn.';
const MAX_NAME = 100;

/** The field rules that only this form has; the form's schema names them too. */
export const codeCharacters = (code: string): string | null => (/^[A-Za-z0-9-]{1,20}$/.test(code) ? null : CODE);
export const codeOwner = (name: string): string | null => required(name) ?? plainText(name, MAX_NAME);
export const discountPercent = (percent: string): string | null =>
  /^(?:[1-9]\d?|100)$/.test(percent) ? null : DISCOUNT;
export const firstDay = (day: string): string | null => (isIsoDate(day) ? null : DATE);
export const lastDay = (day: string, first: string): string | null =>
  day === '' ? null : !isIsoDate(day) ? DATE : day < first ? ORDER : null;

/** The faults of a new partner code, by field; empty if there are none. */
export function validatePartnerCode({
  code,
  name,
  discount_percent,
  valid_from,
  valid_until,
}: PartnerCodeForm): FieldErrors {
  return fieldErrors(
    ['code', required(code) ?? min(code, SHORTEST_CODE) ?? codeCharacters(code)],
    ['name', codeOwner(name)],
    ['discount_percent', numeric(discount_percent) ?? discountPercent(discount_percent)],
    ['valid_from', firstDay(valid_from)],
    ['valid_until', lastDay(valid_until, valid_from)],
  );
}
