import type { Article } from '../../agreementText.ts';
import { applicable } from '../clause.ts';
import { NEW_LAW, beginningInWords, lifetimeInWords } from '../../../../domain/deduction/lifetime.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { agreedEnd } from '../../../../domain/loans/agreedEnd.ts';
import { bearsInterest } from '../../../../domain/loans/scheduleShape.ts';
import { type LoanClause, type LoanFacts, agreedLifetime, isOwnHomeDebt, paidOutBefore } from './facts.ts';
import { lowRateWords } from './lowRate.ts';

/**
 * Own home: the duty to repay (art. 3.119a), arrears (3.119e) and the information duty (3.119g Wet IB 2001; 17b
 * Uitv.reg.; docs/domain.md 2.6).
 */
const ownHome = (facts: LoanFacts, { terms, madeOn } = facts): Article => ({
  title: 'Eigen woning en Belastingdienst',
  paragraphs: [
    'De geldlener is verplicht de lening tijdens de looptijd ten minste annuïtair en helemaal af te lossen, in ten hoogste 360 maanden (artikel 3.119a van de Wet inkomstenbelasting 2001).',
    // Art. 3.119a lid 1 b requires a contractual duty: this paper proves none for the time before it.
    ...applicable(
      paidOutBefore({ terms, madeOn }) &&
        `Het geld is al op ${formatDateLong(terms.start_date)} uitbetaald. Deze overeenkomst bewijst de verplichting om af te lossen vanaf de dag waarop zij is ondertekend. Stond die al eerder vast, dan bewaren partijen het bewijs daarvan.`,
    ),
    // The formula of art. 3.119c counts whole calendar months; the law does not say whether the broken first one counts.
    ...applicable(
      agreedLifetime(terms) === 'days' &&
        `De laatste termijn is op ${formatDateLong(agreedEnd(terms))}, ${lifetimeInWords(terms, agreedEnd(terms))}. Partijen tellen dat als 360 hele kalendermaanden na de gebroken eerste maand, zoals de formule van artikel 3.119c van die wet maanden telt. Of die eerste maand meetelt, zegt de wet niet.`,
    ),
    {
      text: 'De geldlener geeft de gegevens van de lening elk jaar op in zijn aangifte inkomstenbelasting (artikel 3.119g van die wet). Zonder deze gegevens hoort de lening niet bij de eigenwoningschuld. Opgegeven worden:',
      points: [
        'de begindatum en het bedrag van de lening bij het begin;',
        `de rente per maand, de looptijd (${terms.term_months} maanden) en de manier van aflossen;`,
        'naam, adres en burgerservicenummer of ander fiscaal nummer van de geldgever.',
      ],
    },
    'Verandert de rente, de einddatum of de manier van aflossen, dan geeft de geldlener in de aangifte de nieuwe gegevens op.',
    'De geldgever geeft de geldlener op verzoek de gegevens die daarvoor nodig zijn. Het burgerservicenummer staat niet in deze overeenkomst.',
    'Is er op 31 december een achterstand in de aflossing, dan haalt de geldlener die uiterlijk op 31 december van het volgende jaar in (artikel 3.119e van die wet).',
    ...lowRateWords(facts),
  ],
});

/** Without interest there is none to deduct: whether it is a debt for the own home still decides in which box it belongs (docs/domain.md 2.6). */
function whyNoDeduction({ type, terms, partners }: LoanFacts): string {
  const bears = bearsInterest(terms);
  const law = '(artikel 3.119a van de Wet inkomstenbelasting 2001)';
  if (partners && terms.own_home)
    return `${bears ? 'De rente van deze lening is niet aftrekbaar als rente voor een eigen woning' : 'Deze lening hoort niet bij de eigenwoningschuld'}: een schuld aan de fiscale partner telt daarvoor niet mee (artikel 3.119a lid 6 onder c van de Wet inkomstenbelasting 2001). Zijn de geldgever en de geldlener geen fiscale partners meer, dan bespreken zij met een adviseur wat dat verandert.`;
  if (terms.own_home && terms.start_date < NEW_LAW)
    return `Deze lening is van vóór 2013. Was zij op 31 december 2012 een schuld voor een eigen woning, dan valt ${bears ? 'de rente' : 'zij'} onder het overgangsrecht (artikel 10bis.1 van de Wet inkomstenbelasting 2001).`;
  if (type === 'RepaymentFreeLoanContract')
    return `${bears ? 'De rente van deze lening is niet aftrekbaar als rente voor een eigen woning: aftrek' : 'Deze lening hoort niet bij de eigenwoningschuld: die'} vraagt een verplichting om tijdens de looptijd af te lossen ${law}. Die verplichting is er bij deze lening niet.`;
  return terms.own_home
    ? `${bears ? 'De rente van deze lening is niet aftrekbaar als rente voor een eigen woning' : 'Deze lening hoort niet bij de eigenwoningschuld'}: de laatste termijn is op ${formatDateLong(agreedEnd(terms))}, en dat is langer dan 360 maanden na ${beginningInWords(terms)} ${law}.`
    : `Deze lening is niet gesloten voor een eigen woning.${bears ? ' De rente is daarom niet aftrekbaar als rente voor een eigen woning.' : ''}`;
}

/** The article on each party's duties to the tax office; repayment-free never gives a deduction (docs/domain.md 5). */
export const taxClause: LoanClause = (facts) => {
  if (isOwnHomeDebt(facts)) return ownHome(facts);
  return {
    title: 'Belasting',
    paragraphs: applicable(
      whyNoDeduction(facts),
      'Iedere partij doet zelf aangifte: de geldgever van de vordering en de geldlener van de schuld, voor zover de wet dat vraagt.',
      ...lowRateWords(facts),
    ),
  };
};
