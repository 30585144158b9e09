import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import { homeOn } from '../loans/home/homeSpans.ts';
import type { DebtYear } from './history.ts';
import { lifetimeInWords, lifetimeOf } from './lifetime.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';

/** While no sale is recorded. */
const SOLD =
  'Of de woning is verkocht: ook op dat moment telt de hoogste schuld, zonder jaar om in te halen (artikel 3.119c lid 7 en 3.119e lid 5).';

/**
 * Conditions that the law sets for every such loan and that nobody recorded here (art. 3.111,
 * 3.119a, 3.119c, 3.119g, 3.120 Wet IB 2001).
 */
const ALWAYS: readonly string[] = [
  'Of de gegevens van de lening elk jaar in de aangifte staan (artikel 3.119g).',
  'Of de woning je hoofdverblijf is, en of al het geleende geld in de woning zit, na aftrek van een eigenwoningreserve (artikel 3.111, 3.119a en 3.119aa).',
  'Of de rente niet hoger is dan op de markt gebruikelijk (artikel 3.120).',
];

/**
 * Returns the points of a year that stay open besides the sum itself. Never advice: the law's conditions, with their
 * article.
 */
export function openPoints(loan: OwnHomeLoan, end: string, state: DebtYear): string[] {
  const { start_date, replaces_since, known_from, payment_every, betweenPartners, home } = loan;
  const { year, test, byRounding, arrearsYears } = state;
  return [
    ...ALWAYS,
    state.left === null && SOLD,
    homeOn(home ?? [], test.on)?.state === 'for_sale' &&
      'Of de woning leeg staat en te koop is: alleen dan is zij nog een eigen woning (artikel 3.111 lid 2).',
    state.left?.state === 'let' &&
      'Of de verhuur tijdelijk is en de woning je hoofdverblijf blijft: dan blijft zij een eigen woning (artikel 3.111 lid 8). Vraag je adviseur.',
    replaces_since === null
      ? 'Of de lening in de plaats kwam van een eerdere lening voor een woning: dan geldt de rest van de 360 maanden daarvan (artikel 3.119a lid 7 en 3.119c lid 3).'
      : 'Of de lening hoger was dan wat er van de eerdere lening nog openstond: voor het meerdere gelden 360 maanden (artikel 3.119c lid 3).',
    betweenPartners(year) === 'unknown' &&
      'Of je het hele jaar, of een deel daarvan, fiscale partners was met wie het uitleende: zolang dat zo is, telt de lening niet mee (artikel 3.119a lid 6; wie partners zijn staat in artikel 5a van de Algemene wet inzake rijksbelastingen en artikel 1.2).',
    lifetimeOf(loan, end) === 'days' &&
      `Of de lening binnen 360 maanden eindigt: de laatste termijn is op ${formatDateLong(end)}, ${lifetimeInWords(loan, end)}. De formule van de wet telt hele kalendermaanden en komt dan op 360 (artikel 3.119a lid 1 en 3.119c).`,
    known_from > start_date &&
      `Wat er vóór ${formatDateLong(known_from)} is gebeurd, zoals een andere rente of een achterstand: dat is hier niet vastgelegd.`,
    payment_every > 1 &&
      test.paid > 0 &&
      'Of een termijn over meer maanden die in januari is betaald, voor december telt: de regel spreekt van de aflossing over één kalendermaand (artikel 17aa Uitvoeringsregeling IB 2001).',
    arrearsYears > 1 &&
      'Of de achterstand nog incidenteel is: wie vaker achterloopt, krijgt geen jaar om in te halen (artikel 3.119e lid 1).',
    byRounding &&
      `Of ${formatEuro(test.debt - test.maximum)} te veel kwaad kan: het komt doordat het vaste bedrag in deze overeenkomst is afgerond op de dichtstbijzijnde cent. De wet kent daar geen marge voor.`,
  ].filter((point) => point !== false);
}
