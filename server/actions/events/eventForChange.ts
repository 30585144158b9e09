import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import { askedBack, takenBack } from '../../../domain/loans/events/takenBack.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { contractOfEvent } from '../../repositories/loanEvents.ts';
import { allRecords, type StoredEvent } from '../../repositories/storedEvents.ts';
import { ASKED_BACK, BREAKS_OTHERS, CORRECTED } from './book.ts';
import { bookForChange, type OpenBook } from './bookForChange.ts';

/** A record of a contract that nobody else records anything of until the transaction ends. */
export interface FoundEvent extends OpenBook {
  event: StoredEvent;
  /** What the record takes back, where it is a counter-entry. */
  taken: StoredEvent | null;
  /** Everything that was recorded of the contract. */
  events: readonly StoredEvent[];
}

/**
 * The record with its contract, locked. Throws N404 for what is not the caller's to see, C409 for what was taken back, or is
 * being so.
 */
export async function eventForChange(tx: Tx, actor: Actor, hashid: string): Promise<FoundEvent> {
  const contract = await contractOfEvent(tx, actor.caller, hashid);
  if (contract === undefined) throw notFound();
  const found = await bookForChange(tx, actor, contract, undefined);
  const events = allRecords(found.record);
  const event = events.find((one) => one.hashid === hashid);
  if (!event || (event.kind === 'correction' && event.status !== 'reported')) throw notFound();
  if (takenBack(events).has(hashid)) throw conflict(CORRECTED);
  if (askedBack(events).has(hashid)) throw conflict(ASKED_BACK);
  const corrects = event.kind === 'correction' ? event.corrects : null;
  return { ...found, event, events, taken: events.find((one) => one.hashid === corrects) ?? null };
}

/**
 * Why a record that waits can't count beside the others as they are now: the Dutch sentence; null when it can.
 * @param past payments of before that are recorded with it
 */
export function whyNot(
  { book, event, taken }: FoundEvent,
  past: readonly MissingPayment[],
  today: string,
): string | null {
  if (taken) return book.breaks(taken.hashid) ? BREAKS_OTHERS : null;
  const [sentence = null] = Object.values(book.wrong(event, today, { gone: event.hashid, past }));
  return sentence;
}
