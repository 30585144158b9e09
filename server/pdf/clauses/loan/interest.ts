import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import { applicable, quoted } from '../clause.ts';
import type { LoanClause } from './facts.ts';

/** The rate and why it was chosen: no 25 % rule, but a record of the reason (docs/domain.md 0.1). */
export const interestClause: LoanClause = ({
  terms: { rate_millipercent: rate, rate_motivation: motivation, rate_fixed_until: fixed },
}) => ({
  title: 'Rente',
  paragraphs: applicable(
    rate > 0
      ? `De geldlener betaalt rente over de hoofdsom die nog openstaat. De rente is ${formatPercent(rate)} per jaar (nominaal).`
      : `Over deze lening is geen rente verschuldigd: de rente is ${formatPercent(rate)} per jaar.`,
    fixed === null
      ? 'De rente staat vast voor de hele looptijd. Partijen kunnen de rente alleen veranderen met een aanvulling op deze overeenkomst die zij allen ondertekenen.'
      : `De rente staat vast tot ${formatDateLong(fixed)}. Vóór die dag spreken partijen samen een nieuwe rente af, die past bij de rente die banken dan vragen voor een vergelijkbare lening. Zij leggen die vast in een aanvulling die zij allen ondertekenen. Zolang zij dat niet hebben gedaan, blijft de rente gelijk.`,
    motivation.trim() !== '' && `Partijen hebben deze rente gekozen om de volgende reden: ${quoted(motivation)}`,
  ),
});
