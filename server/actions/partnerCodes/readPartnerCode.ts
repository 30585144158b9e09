import { normalisePartnerCode } from '../../../domain/partnerCodes/usable.ts';
import { validatePartnerCode } from '../../../domain/partnerCodes/validate.ts';
import type { PartnerCode, PartnerCodeForm } from '../../../domain/wire/partnerCode.ts';
import { invalid } from '../../http/errors.ts';

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
