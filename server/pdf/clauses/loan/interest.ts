import { formatPercent } from '../../../../domain/rates/percent.ts';
import { applicable, quoted } from '../clause.ts';
import type { LoanClause } from './facts.ts';

/** The rate and why it was chosen: no 25 % rule, but a record of the reason (domain.md 0-1). */
export const interestClause: LoanClause = ({ terms: { rate_millipercent: rate, rate_motivation: motivation } }) => ({
  title: 'Rente',
  paragraphs: applicable(
    rate > 0
      ? `De geldlener betaalt rente over de hoofdsom die nog openstaat. De rente is ${formatPercent(rate)} per jaar (nominaal).`
      : `Over deze lening is geen rente verschuldigd: de rente is ${formatPercent(rate)} per jaar.`,
    'De rente staat vast voor de hele looptijd. Partijen kunnen de rente alleen veranderen met een aanvulling op deze overeenkomst die zij allen ondertekenen.',
    motivation.trim() !== '' && `Partijen hebben deze rente gekozen om de volgende reden: ${quoted(motivation)}`,
  ),
});
