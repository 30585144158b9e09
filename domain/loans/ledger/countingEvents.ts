import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import { EVENTS, type FactKind, isFact } from '../events/catalogue.ts';
import { takenBack } from '../events/takenBack.ts';

/** An event that counts in the ledger. */
export type CountingEvent = Exclude<LoanEvent, { kind: 'correction' | FactKind }>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Terms of the same day have fallen due before all of it (docs/decisions/0001). */
function inOrder(a: CountingEvent, b: CountingEvent): number {
  return (
    compare(a.date, b.date) ||
    EVENTS[a.kind].rank - EVENTS[b.kind].rank ||
    compare(a.recorded_at, b.recorded_at) ||
    compare(a.hashid, b.hashid)
  );
}

/** Whether anything that counts was recorded; until then a loan follows its plan (docs/decisions/0001). */
export function hasRecords(events: readonly LoanEvent[]): boolean {
  return countingEvents(events).length > 0;
}

/** The records that count, in a loan or a gift on paper: confirmed, and without a counter-entry. */
export function confirmedEvents<Event extends LoanEvent | PaperEvent>(
  events: readonly Event[],
): Exclude<Event, { kind: 'correction' }>[] {
  const corrected = takenBack(events);
  const counts = (event: Event): event is Exclude<Event, { kind: 'correction' }> =>
    event.kind !== 'correction' && event.status === 'confirmed' && !corrected.has(event.hashid);
  return events.filter(counts);
}

/** The events of a loan that count, in their fixed order, whatever order they arrive in. */
export function countingEvents(events: readonly LoanEvent[]): CountingEvent[] {
  return confirmedEvents(events)
    .filter((event): event is CountingEvent => !isFact(event.kind))
    .sort(inOrder);
}
