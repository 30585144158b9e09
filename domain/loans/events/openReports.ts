import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import { takenBack } from './takenBack.ts';

/** Money that was recorded, of a loan or of a gift on paper. */
type Money<Event> = Extract<Event, { kind: 'payment' | 'extra_repayment' | 'interest' | 'payout' }>;

const MONEY: readonly string[] = ['payment', 'extra_repayment', 'interest', 'payout'];

/** What who pays reported and nobody answered or took back, in the order of the records. */
export function openReports<Event extends LoanEvent | PaperEvent>(events: readonly Event[]): Money<Event>[] {
  const gone = takenBack(events);
  return events.filter(
    (event): event is Money<Event> =>
      MONEY.includes(event.kind) &&
      event.kind !== 'correction' &&
      event.status === 'reported' &&
      !gone.has(event.hashid),
  );
}

/** Costs and counter-entries that were reported and nobody answered or took back, in the order of the records. */
export function openDebts<Event extends LoanEvent | PaperEvent>(events: readonly Event[]): Event[] {
  const gone = takenBack(events);
  return events.filter(
    ({ kind, status, hashid }) =>
      status === 'reported' && (kind === 'costs' || kind === 'correction') && !gone.has(hashid),
  );
}
