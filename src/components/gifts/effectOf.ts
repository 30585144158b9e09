import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuroShort } from '../../../domain/money/format.ts';
import type { GiftMeter, GiftPerson } from '../../../domain/wire/gifts.ts';
import { giftEffectText as effect } from '../../text/giftEffect.ts';
import { giftsText as text } from '../../text/gifts.ts';
import { namesOf, recipientName } from './meterNames.ts';

/** Puts in sentences what a meter shows once a gift is in it; the first sentence is the news. */
export function effectOf(
  { result, refused, ...meter }: GiftMeter,
  year: number,
  people: readonly GiftPerson[],
  giverPaysTax: boolean,
): string[] {
  const to = recipientName({ ...meter, result, refused }, people);
  if (!result) return [effect.noFigures(year)];
  const { taxable, tax, left, exemption, return_before: before } = result;
  const news = left > 0 ? effect.left(to, formatEuroShort(left), year) : effect.full(to, year);
  const taxed =
    tax > 0 ? effect.tax(to, formatEuroShort(tax), formatEuroShort(taxable)) : text.noTaxYet(formatEuroShort(taxable));
  return [
    taxable > 0 ? taxed : news,
    exemption === 'yearly' ? null : text.usesRaised(exemption),
    refused && text.refused(refused.kind, refused.why),
    meter.kinship_unknown ? text.kinshipUnknown(namesOf(meter.giver, people), namesOf(meter.recipient, people)) : null,
    before === null ? effect.noReturn : text.returnBefore(to, formatDateLong(before), false),
    taxable > 0 && giverPaysTax ? effect.taxByGiver : null,
  ].filter((line) => line !== null);
}
