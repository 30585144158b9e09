import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';
import { applicable, quoted } from '../clause.ts';
import { months as inMonths } from '../shared/wording.ts';
import { noInterestYet } from '../../../../domain/loans/scheduleShape.ts';
import type { LoanClause } from './facts.ts';

function rate(terms: LoanTerms): string {
  const percent = `${formatPercent(terms.rate_millipercent)} per jaar`;
  if (terms.rate_millipercent > 0)
    return `De geldlener betaalt rente over de hoofdsom die nog openstaat. De rente is ${percent} (nominaal).`;
  return noInterestYet(terms)
    ? `De rente is ${percent}: zolang dat zo is, is over deze lening geen rente verschuldigd.`
    : `Over deze lening is geen rente verschuldigd: de rente is ${percent}.`;
}

function compared({
  rate_millipercent: rate,
  compared_rate_millipercent: asked,
  compared_lender: lender,
  compared_on: on,
  compared_term_months: months,
}: LoanTerms): string | false {
  if (asked === null) return false;
  const whose = `${lender.trim() === '' ? '' : ` van ${quoted(lender)}`}${on === null ? '' : ` op ${formatDateLong(on)}`}`;
  const fixed = months === null ? '' : `, vast voor ${inMonths(months)}`;
  const lower = rate < asked ? ' De rente van deze lening is lager.' : '';
  return `Als vergelijking namen partijen de rente${whose}: ${formatPercent(asked)} per jaar${fixed}.${lower}`;
}

/** The rate and why it was chosen: no 25 % rule, but a record of the reason (docs/domain.md 0.1). */
export const interestClause: LoanClause = ({ terms }) => ({
  title: 'Rente',
  paragraphs: applicable(
    rate(terms),
    terms.rate_fixed_until === null
      ? 'De rente staat vast voor de hele looptijd. Partijen kunnen de rente alleen veranderen met een aanvulling op deze overeenkomst die zij allen ondertekenen.'
      : `De rente staat vast tot ${formatDateLong(terms.rate_fixed_until)}. Vóór die dag spreken partijen samen een nieuwe rente af, die past bij de rente die banken dan vragen voor een vergelijkbare lening. Zij leggen die vast in een aanvulling die zij allen ondertekenen. Zolang zij dat niet hebben gedaan, blijft de rente gelijk.`,
    compared(terms),
    terms.rate_motivation.trim() !== '' &&
      `Partijen hebben deze rente gekozen om de volgende reden: ${quoted(terms.rate_motivation)}`,
  ),
});
