import type { EventFacts, LoanEvent } from '../../wire/event.ts';
import type { IsoDate } from '../../dates/isoDate.ts';

/** The hashid of a draft in the ledger in which it is tried. */
export const CANDIDATE = '\u0000';

/** Confirmed, and after everything else of its day. */
const counting = {
  status: 'confirmed',
  note: '',
  recorded_at: '9999',
  recorded_by: { hashid: '', firstname: '', infix: '', lastname: '' },
  answered_at: null,
  answered_by: null,
} as const;

/** An unrecorded event as it would count: confirmed, and after everything else of its day. */
export function draftEvent(facts: EventFacts & { date: IsoDate }, hashid: string = CANDIDATE): LoanEvent {
  return { ...facts, ...counting, hashid };
}

/** An unrecorded counter-entry. @param corrects hashid of the record it takes back */
export function takingBack(corrects: string, date: IsoDate): LoanEvent {
  return { ...counting, kind: 'correction', corrects, date, hashid: CANDIDATE };
}
