import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';

const correctedBy = (events: readonly (LoanEvent | PaperEvent)[], status: LoanEvent['status']): Set<string> =>
  new Set(events.flatMap((event) => (event.kind === 'correction' && event.status === status ? [event.corrects] : [])));

/** The hashids of the records that a counter-entry took back, in a loan or a gift on paper. */
export const takenBack = (events: readonly (LoanEvent | PaperEvent)[]): Set<string> => correctedBy(events, 'confirmed');

/** The hashids of records with a counter-entry awaiting the other side: they count until it is confirmed. */
export const askedBack = (events: readonly (LoanEvent | PaperEvent)[]): Set<string> => correctedBy(events, 'reported');
