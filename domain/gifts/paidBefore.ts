import { isIsoDate } from '../dates/isoDate.ts';
import type { GiftTerms } from '../wire/contract.ts';

/** The money was given before the agreement was signed: the agreement records a past gift. False for unknown days. */
export const paidBefore = ({
  form,
  signed_date: signed,
  gift_date: given,
}: Pick<GiftTerms, 'form' | 'signed_date' | 'gift_date'>): boolean =>
  form === 'transfer' && isIsoDate(signed) && isIsoDate(given) && given < signed;
