import type { PartnerCode } from '../../domain/wire/partnerCode.ts';
import type { PartnerCodeRow } from '../repositories/partnerCodes.ts';

/** A partner code in the form of the API. */
export const presentPartnerCode = ({
  hashid,
  code,
  name,
  discount_percent,
  valid_from,
  valid_until,
  uses,
}: PartnerCodeRow): PartnerCode => ({
  hashid,
  code,
  name,
  discount_percent,
  valid_from,
  valid_until,
  uses,
});
