import type { GiftTerms } from '../../../../domain/wire/contract.ts';

type Exclusion = Exclude<GiftTerms['exclusion_clause'], 'none'>;

/**
 * Keeps a forgiven sum outside a community of property (BW 1:94): its scope, and whether it holds at death as well.
 * @param what the excluded benefit, as the subject of a sentence: 'valt dat voordeel'
 */
export function keptOut(what: string, exclusion: Exclusion): string[] {
  return [
    `${what}, met de opbrengsten ervan en wat ervoor in de plaats komt, niet in een gemeenschap van goederen waarin de geldlener is gehuwd of een geregistreerd partnerschap heeft, of later zal hebben (artikel 1:94 van het Burgerlijk Wetboek). Het wordt ook niet verrekend op grond van huwelijkse of partnerschapsvoorwaarden.`,
    exclusion === 'soft'
      ? 'De uitsluiting geldt tijdens het huwelijk of het geregistreerd partnerschap en als het eindigt door scheiding. Eindigt het door overlijden, dan wordt afgerekend alsof de uitsluiting niet was gemaakt (zachte uitsluiting). Is op de dag van het overlijden een verzoek tot scheiding gedaan, dan geldt de uitsluiting wel.'
      : 'De uitsluiting geldt tijdens het huwelijk of het geregistreerd partnerschap, als het eindigt door scheiding, en ook als het eindigt door overlijden (harde uitsluiting).',
  ];
}
