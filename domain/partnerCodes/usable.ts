import { formatDateLong } from '../dates/dutchDate.ts';
import type { PartnerCode } from '../wire/partnerCode.ts';

/** The sentence for a code nobody issued, or that was withdrawn. */
export const UNKNOWN_PARTNER_CODE = 'Deze code kennen we niet. Kijk of er een typefout in zit.';

/** A code in the form used for lookup: however it was typed. */
export const normalisePartnerCode = (typed: string): string => typed.trim().toUpperCase();

/** Why a family can't use a code today (both days of its period count); null if it can. */
export function partnerCodeProblem(
  { valid_from, valid_until }: Pick<PartnerCode, 'valid_from' | 'valid_until'>,
  today: string,
): string | null {
  if (today < valid_from) return `Deze code werkt vanaf ${formatDateLong(valid_from)}.`;
  if (valid_until !== null && today > valid_until) return `Deze code werkte tot en met ${formatDateLong(valid_until)}.`;
  return null;
}

/** A code's position in its period. */
export function partnerCodeState(
  { valid_from, valid_until }: Pick<PartnerCode, 'valid_from' | 'valid_until'>,
  today: string,
): 'early' | 'running' | 'over' {
  if (today < valid_from) return 'early';
  return valid_until !== null && today > valid_until ? 'over' : 'running';
}
