import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuroShort } from '../../../domain/money/format.ts';
import type { GiftMeter, GiftPerson } from '../../../domain/wire/gifts.ts';
import { giftEffectText as effect } from '../../text/giftEffect.ts';
import { giftsText as text } from '../../text/gifts.ts';
import { namesOf, namesOfEach, unsureGivers } from './meterNames.ts';

/**
 * Describes a meter with a gift in it; the first sentence is the news. Two partners count as one, whichever of them gets
 * the gift (art. 26 lid 1 SW), so both are named.
 */
export function effectOf(meter: GiftMeter, year: number, people: readonly GiftPerson[]): string[] {
  const { result, refused, recipient, kinship_unknown: unknown } = meter;
  const to = namesOf(recipient, people);
  const together = recipient.length > 1;
  if (!result) return [effect.noFigures(year)];
  const { taxable, tax, left, exemption, by_giver: byGiver, return_before: before } = result;
  const news = left > 0 ? effect.left(to, formatEuroShort(left), year, together) : effect.full(to, year, together);
  const taxed = byGiver
    ? effect.taxDue(formatEuroShort(tax), formatEuroShort(taxable))
    : tax > 0
      ? effect.tax(to, formatEuroShort(tax), formatEuroShort(taxable), together)
      : text.noTaxYet(formatEuroShort(taxable));
  return [
    taxable > 0 ? taxed : news,
    exemption === 'yearly' ? null : text.usesRaised(exemption),
    refused && text.refused(refused.kind, refused.why),
    unknown ? text.kinshipUnknown(unsureGivers(meter, people), to) : null,
    before === null
      ? effect.noReturn
      : text.returnBefore(namesOfEach(recipient, people), formatDateLong(before), false),
    byGiver ? effect.taxByGiver(formatEuroShort(byGiver.tax), formatEuroShort(byGiver.gift)) : null,
  ].filter((line) => line !== null);
}
