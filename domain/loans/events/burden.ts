import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import type { Burdened } from '../bookPeople.ts';

type AnyEvent = LoanEvent | PaperEvent;

/** The side that a record burdens: money that came in its receivers, costs its payers, and a counter-entry the other side of what it takes back. */
export function burdenOf(event: Pick<AnyEvent, 'kind'> & { corrects?: string }, events: readonly AnyEvent[]): Burdened {
  if (event.kind === 'costs') return 'payers';
  if (event.kind !== 'correction') return 'receivers';
  const taken = events.find(({ hashid }) => hashid === event.corrects);
  return taken !== undefined && burdenOf(taken, events) === 'payers' ? 'receivers' : 'payers';
}
