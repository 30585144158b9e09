import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import { askedBack, takenBack } from '../../../domain/loans/events/takenBack.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { contractOfEvent } from '../../repositories/loanEvents.ts';
import { allRecords, type StoredEvent } from '../../repositories/storedEvents.ts';
import { ASKED_BACK, BREAKS_OTHERS, CORRECTED } from './recordRules.ts';
import { lockRecords, type OpenBook } from './lockRecords.ts';

/** A record of a contract that nobody else can add records to until the transaction ends. */
export interface FoundEvent extends OpenBook {
  event: StoredEvent;
  /** The target of the record, if it is a counter-entry. */
  taken: StoredEvent | null;
  /** All records of the contract. */
  events: readonly StoredEvent[];
}

/**
 * The record with its contract, locked. Throws N404 if the caller may not see it, C409 if it was taken back, or is about to
 * be.
 */
export async function eventForChange(tx: Tx, actor: Actor, hashid: string): Promise<FoundEvent> {
  const contract = await contractOfEvent(tx, actor.caller, hashid);
  if (contract === undefined) throw notFound();
  return eventIn(await lockRecords(tx, actor, contract, undefined), hashid);
}

/** A record in an open book. Throws as `eventForChange`. */
export function eventIn(open: OpenBook, hashid: string): FoundEvent {
  const events = allRecords(open.record);
  const event = events.find((one) => one.hashid === hashid);
  if (!event || (event.kind === 'correction' && event.status !== 'reported')) throw notFound();
  if (takenBack(events).has(hashid)) throw conflict(CORRECTED);
  if (askedBack(events).has(hashid)) throw conflict(ASKED_BACK);
  const corrects = event.kind === 'correction' ? event.corrects : null;
  return { ...open, event, events, taken: events.find((one) => one.hashid === corrects) ?? null };
}

/**
 * Why waiting records can't count together with the others as they are now: the Dutch sentence; null when they can.
 * @param past earlier payments recorded with them
 */
export function whyNot(
  { book }: Pick<OpenBook, 'book'>,
  found: readonly Pick<FoundEvent, 'event' | 'taken'>[],
  past: readonly MissingPayment[],
  today: string,
): string | null {
  const taken = found.flatMap((one) => one.taken?.hashid ?? []);
  if (taken.length > 0 && book.breaks(taken)) return BREAKS_OTHERS;
  const reports = found.flatMap((one) => (one.taken ? [] : [one.event]));
  if (reports.length === 0) return null;
  const wrong = book.wrong(reports, today, { gone: reports.map(({ hashid }) => hashid), past });
  return wrong.flatMap((fields) => Object.values(fields))[0] ?? null;
}
