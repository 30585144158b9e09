import { formatEuro } from '../../../../domain/money/format.ts';
import { dayCountWords } from '../../../../domain/loans/dayCountWords.ts';
import type { PaymentRounding } from '../../../../domain/wire/clauses.ts';
import { applicable } from '../clause.ts';
import { bearsInterest, inOneTerm } from '../../../../domain/loans/scheduleShape.ts';
import { endTerm, type LoanClause, type LoanFacts } from './facts.ts';

/** Why the last term differs (docs/reliability.md 5.1: show it as such). */
export function lastTermNote({ type, terms, schedule }: LoanFacts): string {
  const last = schedule.terms.at(-1);
  const difference = schedule.lastTermDifference;
  const rule = `De ${endTerm({ schedule, terms })} bestaat uit de hoofdsom die dan nog openstaat${bearsInterest(terms) ? ' en de rente daarover' : ''}.`;
  if (difference === 0 || last === undefined || type === 'RepaymentFreeLoanContract') return rule;
  const size = `${formatEuro(Math.abs(difference))} ${difference > 0 ? 'hoger' : 'lager'}`;
  return type === 'AnnuityLoanContract'
    ? `${rule} Door de afronding is de laatste termijn ${formatEuro(last.payment)}: ${size} dan de andere termijnen.`
    : `${rule} Door de afronding is de laatste aflossing ${formatEuro(last.principal)}: ${size} dan de andere aflossingen.`;
}

/** Art. 3.119c Wet IB 2001 has no tolerance for cents (docs/decisions/0004). */
const fixedPayments: Record<PaymentRounding, string> = {
  nearest: 'Het vaste bedrag per termijn is één keer berekend en afgerond.',
  up: 'Het vaste bedrag per termijn is één keer berekend en naar boven afgerond: op de eerste hele cent die er ten minste een halve cent boven ligt. Zo staat er na geen termijn meer open dan artikel 3.119c van de Wet inkomstenbelasting 2001 toelaat.',
};

const fixedRepayments: Record<PaymentRounding, string> = {
  nearest: 'De vaste aflossing is één keer berekend en afgerond.',
  up: 'De vaste aflossing is één keer berekend en naar boven afgerond op een hele cent. Zo staat er na geen termijn meer open dan artikel 3.119c van de Wet inkomstenbelasting 2001 toelaat.',
};

/** Day count and rounding, so that anyone can check the schedule (docs/domain.md 3.1). */
export const calculationClause: LoanClause = (facts) => ({
  title: 'Berekening en afronding',
  paragraphs: applicable(
    ...dayCountWords(facts.terms),
    'Elk bedrag wordt afgerond op hele centen; een halve cent wordt naar boven afgerond.',
    !inOneTerm(facts) && facts.type === 'AnnuityLoanContract' && fixedPayments[facts.terms.payment_rounding],
    !inOneTerm(facts) && facts.type === 'LinearLoanContract' && fixedRepayments[facts.terms.payment_rounding],
    lastTermNote(facts),
  ),
});
