import { LEGAL_RATE } from '../../../../domain/gifts/legalRate.ts';
import { asksWhetherGift } from '../../../../domain/gifts/lowRate.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';
import { applicable } from '../clause.ts';
import type { LoanFacts } from './facts.ts';

/** Why the question arises, by a fact visible in the agreement itself. */
function why({ rate_millipercent: rate, compared_rate_millipercent: compared }: LoanTerms): string {
  if (compared === null)
    return 'De rente is lager dan 6 %, en partijen hebben haar niet met die van een bank vergeleken.';
  return rate < compared
    ? 'De rente is lager dan de rente waarmee partijen haar vergeleken.'
    : 'De rente is lager dan 2 %.';
}

const CHOICE =
  'De geldlener mag in plaats daarvan kiezen voor een schenking per kalenderjaar, van het verschil met 6 % (artikel 15 van die wet; standpunt KG:063:2023:33 van de Belastingdienst). Die keuze geldt dan zolang de lening loopt.';

/** BW 1:88 lid 1 b requires it for a gift that is larger than usual, but not if nobody intends a gift. */
const spouseOf = (lender: string): string =>
  `Is het een schenking die groter is dan gebruikelijk, en is ${lender} gehuwd of geregistreerd partner, dan is toestemming van die partner nodig (artikel 1:88 van het Burgerlijk Wetboek). Zonder kan de partner de schenking vernietigen (artikel 1:89).`;

/**
 * States that a rate may be a gift, under the same rule as the question on the screens (docs/decisions/0005): for a fixed term at
 * once, if intended as one (art. 1 lid 7 SW 1956); for a loan callable at short notice from day to day, regardless of intention
 * (art. 15).
 */
export function lowRateWords({ terms, lenders, couple, partners }: LoanFacts): string[] {
  const { callable, rate_millipercent: rate, spouse_consent } = terms;
  if (!asksWhetherGift(terms))
    return rate < LEGAL_RATE && (callable === 'short_notice' || callable === 'on_demand')
      ? [
          'De geldgever kan de lening op korte termijn opeisen, en de rente is lager dan 6 %. Daarom geldt het verschil van dag tot dag als een schenking van de geldgever aan de geldlener (artikel 15 van de Successiewet 1956). De geldlener doet aangifte schenkbelasting over een jaar waarin de schenkingen samen hoger zijn dan de vrijstelling.',
        ]
      : [];
  return applicable(
    `${why(terms)} Is zij uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel over de hele looptijd een schenking van de geldgever aan de geldlener (artikel 1 lid 7 en artikel 21 lid 14 van de Successiewet 1956 en artikel 7:186 van het Burgerlijk Wetboek). Die is in één keer gedaan, bij het aangaan van de lening.`,
    callable === 'long_notice' && CHOICE,
    !spouse_consent && !couple && !partners && spouseOf(lenders > 1 ? 'een geldgever' : 'de geldgever'),
  );
}
