import type { GiftTerms } from '../wire/contract.ts';

/** Why a gift needs a notary: there is no private deed for it, only a draft for the notary (docs/domain.md 4.1). */
export type NotaryReason = 'paper' | 'at_death' | 'real_estate' | 'study';

/**
 * A gift on paper or payable at death lapses at death without a deed (BW 7:177 lid 1), real estate passes by deed only
 * (BW 3:89), and the exemption for a study requires a deed that names study and costs (art. 6 Uitv.reg. SW). Null: none
 * needed.
 */
export function needsNotary({ form, exemption }: Pick<GiftTerms, 'form' | 'exemption'>): NotaryReason | null {
  if (form !== 'transfer') return form;
  return exemption === 'raised_study' ? 'study' : null;
}
