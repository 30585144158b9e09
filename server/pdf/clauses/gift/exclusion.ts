import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import type { Paragraph } from '../../agreementText.ts';
import { applicable } from '../clause.ts';
import { type GiftClause, personal } from './facts.ts';

const scope =
  'De schenking valt niet in een gemeenschap van goederen waarin de begiftigde is gehuwd of een geregistreerd partnerschap heeft, of later zal hebben. Zij wordt ook niet verrekend op grond van huwelijkse of partnerschapsvoorwaarden.';
const included =
  'Dit geldt ook voor de opbrengsten van de schenking en voor wat daarvoor in de plaats komt (artikel 1:94 van het Burgerlijk Wetboek).';

/**
 * None, soft (ignored when settling at death) or hard; it can only be stipulated at the gift itself (docs/domain.md
 * 4.1, 4).
 */
const variants: Record<GiftTerms['exclusion_clause'], Paragraph[]> = {
  none: [
    'Aan deze schenking is geen uitsluitingsclausule verbonden. Of de schenking met een partner wordt gedeeld, volgt uit de wet en uit de huwelijkse of partnerschapsvoorwaarden van de begiftigde.',
  ],
  soft: [
    scope,
    included,
    'De uitsluiting geldt tijdens het huwelijk of het geregistreerd partnerschap van de begiftigde en als het eindigt door scheiding. Eindigt het door overlijden, dan wordt afgerekend alsof de uitsluiting niet was gemaakt (zachte uitsluiting). Is op de dag van het overlijden een verzoek tot scheiding gedaan, dan geldt de uitsluiting wel.',
  ],
  hard: [
    scope,
    included,
    'De uitsluiting geldt tijdens het huwelijk of het geregistreerd partnerschap van de begiftigde, als het eindigt door scheiding, en ook als het eindigt door overlijden (harde uitsluiting).',
  ],
};

/** The exclusion clause: BW 1:94. */
export const exclusionClause: GiftClause = ({ terms, givers }) => ({
  title: 'Uitsluitingsclausule',
  paragraphs: applicable(
    ...variants[terms.exclusion_clause],
    terms.exclusion_clause !== 'none' &&
      terms.exclusion_liftable &&
      `De schenker mag deze uitsluiting later opheffen of beperken, met een schriftelijke verklaring aan de begiftigde. ${personal(givers)}`,
  ),
});
