import type { IsoDate } from '../dates/isoDate.ts';
import { effectOf } from '../loans/changes.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { LEGAL_RATE } from './legalRate.ts';
import { asksWhetherGift, weighedBenefit } from './lowRate.ts';

/** The consequence of a larger low-rate benefit, for terms changed later and from the first day alike. */
export const MORE_BENEFIT =
  'Door deze wijziging wordt het voordeel van de lage rente groter. Is die rente uit vrijgevigheid lager dan een bank zou vragen, dan is wat erbij komt een schenking (artikel 1 lid 7 van de Successiewet 1956 en artikel 7:186 van het Burgerlijk Wetboek). Die is van de dag waarop iedereen dit heeft afgesproken. Vraag je notaris voor welk bedrag.';

/**
 * Whether other terms from a day keep money lent for longer, at a rate that may be a gift. The amount lost through a lower rate
 * is calculated separately (loweredRate.ts).
 * @param event hashid of the change
 */
export function lendsLonger(
  loan: Pick<LoanDetail, 'type' | 'total' | 'contract' | 'events'>,
  event: string,
  today: IsoDate,
): boolean {
  const effect = effectOf(loan, loan.events, event, today);
  if (effect?.change.kind !== 'new_terms') return false;
  const { change, before, owed, terms, rates } = effect;
  const rate_millipercent = rates.after;
  // The comparison at the start says nothing about later terms.
  if (!asksWhetherGift({ ...loan.contract, rate_millipercent, compared_rate_millipercent: null })) return false;
  const [was, is] = [owed, terms].map((course) =>
    weighedBenefit(change.date, before.open, course, LEGAL_RATE - rate_millipercent),
  );
  return (is ?? 0) > (was ?? 0);
}
