import type { ExemptionClaim } from '../../../../domain/wire/gifts.ts';

/** Which exemption the recipient claims (art. 33-5° SW 1956). */
export const claimedExemption: Readonly<Record<ExemptionClaim, string[]>> = {
  yearly: [],
  raised_free: [
    'De begiftigde doet een beroep op de eenmalig verhoogde vrijstelling (artikel 33 van de Successiewet 1956) en vraagt die aan in de aangifte.',
  ],
  raised_study: [
    'De begiftigde doet een beroep op de eenmalig verhoogde vrijstelling voor een dure studie (artikel 33 van de Successiewet 1956) en vraagt die aan in de aangifte.',
  ],
  raised_home: [
    'De begiftigde doet een beroep op de eenmalig verhoogde vrijstelling voor een eigen woning, zoals die gold tot 1 januari 2024, en vraagt die aan in de aangifte.',
  ],
};
