import type { LoanClause } from './facts.ts';

/** No security; a mortgage needs a notarial deed (BW 3:260). */
export const securityClause: LoanClause = () => ({
  title: 'Zekerheid en overdracht',
  paragraphs: [
    'De geldlener geeft voor deze lening geen zekerheid, zoals een recht van hypotheek of een pandrecht.',
    'De geldgever mag de vordering niet overdragen of verpanden zonder schriftelijke toestemming van de geldlener.',
    'De geldlener mag een termijn niet verrekenen met een vordering op de geldgever zonder schriftelijke toestemming van de geldgever.',
  ],
});

/** Separate no-gift statement: agreeing beforehand to give back costs the deduction (domain.md 0-5); later acts are free (BW 6:160). */
export const noGiftClause: LoanClause = () => ({
  title: 'Geen schenking',
  paragraphs: [
    'Deze overeenkomst bevat geen schenking. De geldgever heeft niet toegezegd om rente of aflossing kwijt te schelden of terug te geven, en is daar ook niet toe verplicht.',
    'Een latere schenking of kwijtschelding is een aparte beslissing. Partijen leggen die apart vast, met een eigen datum.',
  ],
});
