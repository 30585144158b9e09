import type { DayCount, PaymentEvery } from '../wire/clauses.ts';
import type { LoanTerms } from '../wire/contract.ts';

const WHOLE_PERIODS: Record<PaymentEvery, string> = {
  1: 'Elke hele maand telt als een twaalfde deel van een jaar. De rente over een maand is de hoofdsom aan het begin van die maand maal het rentepercentage, gedeeld door twaalf.',
  3: 'Elk heel kwartaal telt als een vierde deel van een jaar. De rente over een kwartaal is de hoofdsom aan het begin van dat kwartaal maal het rentepercentage, gedeeld door vier.',
  12: 'De rente over een jaar is de hoofdsom aan het begin van dat jaar maal het rentepercentage.',
};

const BROKEN_PERIODS: Record<DayCount, string> = {
  '30E/360': 'Voor een gebroken periode telt elke maand als dertig dagen en het jaar als 360 dagen (30E/360).',
  'actual/365': 'Voor een gebroken periode tellen de werkelijke dagen, en het jaar als 365 dagen (actual/365).',
};

const PERIOD: Record<PaymentEvery, string> = { 1: 'een maand', 3: 'een kwartaal', 12: 'een jaar' };

/**
 * How interest is counted, for the agreement's article on the sums: the ledger does the same (ledger/segments.ts,
 * docs/decisions/0001). The way days are counted is in every agreement: late payment uses it too.
 */
export function dayCountWords({
  rate_millipercent: rate,
  payment_every: every,
  day_count: dayCount,
}: Pick<LoanTerms, 'rate_millipercent' | 'payment_every' | 'day_count'>): string[] {
  if (rate === 0) return [BROKEN_PERIODS[dayCount]];
  return [
    WHOLE_PERIODS[every],
    `${BROKEN_PERIODS[dayCount]} Wat binnen ${PERIOD[every]} wordt afgelost of kwijtgescholden, draagt rente over de dagen dat het in die tijd openstond, zoals in een gebroken periode. Verandert de rente binnen ${PERIOD[every]}, dan is elk deel daarvan een gebroken periode.`,
  ];
}
