import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import type { LedgerLoan } from '../ledger/types.ts';
import { missingPayments } from './paidAsPlanned.ts';
import { draftEvent } from './draftEvent.ts';

/**
 * The records of a loan on a day, when every term until then that is not wholly paid is paid on its own day.
 * @param from of a term before this day nothing is paid but what was recorded; absent: of none
 */
export function paidUntil(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  day: IsoDate,
  from: IsoDate = '',
): LoanEvent[] {
  const payments = missingPayments(loan, events, day)
    .filter(({ date }) => date >= from)
    .map(({ date, amount }, number) =>
      draftEvent({ kind: 'payment', date, amount }, `paid ahead ${events.length + number}`),
    );
  return [...events, ...payments];
}
