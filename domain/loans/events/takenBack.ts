import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';

/** The hashids of the records that a counter-entry took back, of a loan or of a gift on paper. */
export const takenBack = (events: readonly (LoanEvent | PaperEvent)[]): Set<string> =>
  new Set(events.flatMap((event) => (event.kind === 'correction' ? [event.corrects] : [])));
