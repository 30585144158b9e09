import type { EventFacts, LoanEvent } from '../../wire/event.ts';
import type { IsoDate } from '../../dates/isoDate.ts';

/** The hashid of a draft in the ledger it is tried in. */
export const CANDIDATE = '\u0000';

const NOBODY = { hashid: '', firstname: '', infix: '', lastname: '' };

/** An event that nobody recorded, as it would count: confirmed, and after everything else of its day. */
export function unrecorded(facts: EventFacts & { date: IsoDate }, hashid: string = CANDIDATE): LoanEvent {
  return {
    ...facts,
    hashid,
    status: 'confirmed',
    note: '',
    recorded_at: '9999',
    recorded_by: NOBODY,
    answered_at: null,
    answered_by: null,
  };
}
