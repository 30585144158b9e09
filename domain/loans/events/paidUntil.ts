import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import type { LedgerLoan } from '../ledger/types.ts';
import { missingPayments } from './paidAsPlanned.ts';
import { draftEvent } from './draftEvent.ts';

/**
 * The records of a loan on a day, if every earlier term not fully paid is paid on its own day.
 * @param from terms before this day get no payments besides the recorded ones; absent: none do
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
