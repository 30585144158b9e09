import { normalisePartnerCode } from '../../../domain/partnerCodes/usable.ts';
import { type PartnerCodeForm, validatePartnerCode } from '../../../domain/partnerCodes/validate.ts';
import type { PartnerCode } from '../../../domain/wire/partnercode.ts';
import { invalid } from '../../http/errors.ts';

/** The fields of POST /partnercode. */
export const PARTNER_CODE_FIELDS = ['code', 'name', 'discount_percent', 'valid_from', 'valid_until'] as const;

/** Reads a new partner code. Throws V422 by field. */
export function readPartnerCode(form: PartnerCodeForm): Omit<PartnerCode, 'hashid' | 'uses'> {
  const errors = validatePartnerCode(form);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    code: normalisePartnerCode(form.code),
    name: form.name,
    discount_percent: Number(form.discount_percent),
    valid_from: form.valid_from,
    valid_until: form.valid_until || null,
  };
}
