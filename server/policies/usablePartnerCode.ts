import { partnerCodeProblem, UNKNOWN_PARTNER_CODE } from '../../domain/partnerCodes/usable.ts';
import type { Queryable } from '../db/database.ts';
import { invalid } from '../http/errors.ts';
import { findPartnerCode, type PartnerCodeRow } from '../repositories/partnerCodes.ts';

/** The code a family typed, if it works today (in Amsterdam). Throws V422 at `code` with the reason if it does not. */
export async function usablePartnerCode(db: Queryable, typed: string, today: string): Promise<PartnerCodeRow> {
  const code = await findPartnerCode(db, typed);
  const problem = code ? partnerCodeProblem(code, today) : UNKNOWN_PARTNER_CODE;
  if (!code || problem !== null) throw invalid({ code: problem ?? UNKNOWN_PARTNER_CODE });
  return code;
}
