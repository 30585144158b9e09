import type { ExemptionClaim } from '../../../../domain/wire/gifts.ts';

/** It holds by the return alone, however little the gifts of the year are (art. 33 under 5° SW 1956). */
const claimed = (which: string) => [
  `Voor deze schenking wordt een beroep gedaan op de eenmalig verhoogde vrijstelling${which} (artikel 33 van de Successiewet 1956). Daarvoor is altijd aangifte schenkbelasting nodig: zonder aangifte geldt die vrijstelling niet.`,
];

/** Which exemption is claimed, in an agreement to give and in an addendum that forgives alike: neither says who is who. */
export const claimedExemption: Readonly<Record<ExemptionClaim, string[]>> = {
  yearly: [],
  raised_free: claimed(''),
  raised_study: claimed(' voor een dure studie'),
  raised_home: claimed(' voor een eigen woning, zoals die gold tot 1 januari 2024,'),
};
