import {
  codeCharacters,
  codeOwner,
  discountPercent,
  firstDay,
  lastDay,
  SHORTEST_CODE,
} from '../../../../domain/partnerCodes/validate.ts';
import type { PartnerCodeForm } from '../../../../domain/wire/partnerCode.ts';
import { form, checked, needed, text } from '../../../forms/schema/fields.ts';
import * as generic from '../../../forms/schema/generic.ts';
import { ruled } from '../../../forms/schema/ruled.ts';

/** A new partner code, field by field; the server holds the same rules (domain/partnerCodes/validate.ts). */
export const codeSchema = form({
  code: text(needed()).concat(generic.min(SHORTEST_CODE)).test(ruled(codeCharacters)),
  name: text(codeOwner),
  discount_percent: generic.numeric().test(ruled(discountPercent)),
  valid_from: text(firstDay),
  valid_until: checked(({ valid_from, valid_until }: PartnerCodeForm) => lastDay(valid_until, valid_from)),
});
