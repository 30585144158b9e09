import type { IsoDate } from '../../dates/isoDate.ts';
import type { CountingEvent } from './countingEvents.ts';

type Pause = Extract<CountingEvent, { kind: 'pause' }>;

/** The pauses of a loan, at most one per term. */
export interface Pauses {
  at: (date: IsoDate) => Pause | undefined;
  /** Pauses overlapping an earlier one. */
  overlapping: readonly Pause[];
}

export function pausesOf(events: readonly CountingEvent[]): Pauses {
  const pauses: Pause[] = [];
  const overlapping: Pause[] = [];
  for (const event of events) {
    if (event.kind !== 'pause') continue;
    const overlaps = pauses.some((other) => event.date <= other.until && other.date <= event.until);
    (overlaps ? overlapping : pauses).push(event);
  }
  return { at: (date) => pauses.find((pause) => pause.date <= date && date <= pause.until), overlapping };
}
