import { formatEuro } from '../../../../domain/money/format.ts';
import type { DayCount, PaymentEvery, PaymentRounding } from '../../../../domain/wire/clauses.ts';
import { applicable } from '../clause.ts';
import type { LoanClause, LoanFacts } from './facts.ts';

/** Why the last term differs (docs/reliability.md 5.1: show it as such). */
export function lastTermNote({ type, schedule }: LoanFacts): string {
  const last = schedule.terms.at(-1);
  const difference = schedule.lastTermDifference;
  const rule = 'De laatste termijn bestaat uit de hoofdsom die dan nog openstaat en de rente daarover.';
  if (difference === 0 || last === undefined || type === 'RepaymentFreeLoanContract') return rule;
  const size = `${formatEuro(Math.abs(difference))} ${difference > 0 ? 'hoger' : 'lager'}`;
  return type === 'AnnuityLoanContract'
    ? `${rule} Door de afronding is de laatste termijn ${formatEuro(last.payment)}: ${size} dan de andere termijnen.`
    : `${rule} Door de afronding is de laatste aflossing ${formatEuro(last.principal)}: ${size} dan de andere aflossingen.`;
}

const wholePeriods: Record<PaymentEvery, string> = {
  1: 'Elke hele maand telt als een twaalfde deel van een jaar. De rente over een maand is de hoofdsom aan het begin van die maand maal het rentepercentage, gedeeld door twaalf.',
  3: 'Elk heel kwartaal telt als een vierde deel van een jaar. De rente over een kwartaal is de hoofdsom aan het begin van dat kwartaal maal het rentepercentage, gedeeld door vier.',
  12: 'De rente over een jaar is de hoofdsom aan het begin van dat jaar maal het rentepercentage.',
};

const brokenPeriods: Record<DayCount, string> = {
  '30E/360': 'Voor een gebroken periode telt elke maand als dertig dagen en het jaar als 360 dagen (30E/360).',
  'actual/365': 'Voor een gebroken periode tellen de werkelijke dagen, en het jaar als 365 dagen (actual/365).',
};

/** Art. 3.119c Wet IB 2001 knows no margin for cents (docs/decisions/0043). */
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
    facts.terms.rate_millipercent > 0 && wholePeriods[facts.terms.payment_every],
    facts.schedule.stub !== null && brokenPeriods[facts.terms.day_count],
    'Elk bedrag wordt afgerond op hele centen; een halve cent wordt naar boven afgerond.',
    facts.type === 'AnnuityLoanContract' && fixedPayments[facts.terms.payment_rounding],
    facts.type === 'LinearLoanContract' && fixedRepayments[facts.terms.payment_rounding],
    lastTermNote(facts),
  ),
});
