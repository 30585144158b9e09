import type { ExemptionClaim } from '../../../../domain/wire/gifts.ts';

/** It only applies with a return, however small the gifts of the year (art. 33 under 5° SW 1956). */
const claimed = (which: string) => [
  `Voor deze schenking wordt een beroep gedaan op de eenmalig verhoogde vrijstelling${which} (artikel 33 van de Successiewet 1956). Daarvoor is altijd aangifte schenkbelasting nodig: zonder aangifte geldt die vrijstelling niet.`,
];

/** Which exemption is claimed, worded for both a gift agreement and a forgiving addendum, so without naming the roles. */
export const claimedExemption: Readonly<Record<ExemptionClaim, string[]>> = {
  yearly: [],
  raised_free: claimed(''),
  raised_study: claimed(' voor een dure studie'),
  raised_home: claimed(' voor een eigen woning, zoals die gold tot 1 januari 2024,'),
};
