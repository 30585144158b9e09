import { type Judged, judgeRecord } from '../../../domain/loans/bookPeople.ts';
import { isAutoPaid } from '../../../domain/loans/automatic.ts';
import { saysOf } from '../../../domain/loans/events/burden.ts';
import { isAgreed, isFact } from '../../../domain/loans/events/catalogue.ts';
import { wrongReason } from '../../../domain/loans/events/checkEventFields.ts';
import { ANSWER_IT, takesBack } from '../../../domain/loans/events/takesBack.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import { answerEvents, insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { BREAKS_OTHERS, withoutWords } from './recordRules.ts';
import { type OpenBook, refuseTakingBack } from './lockRecords.ts';
import { eventForChange, type FoundEvent } from './eventForChange.ts';
import { freshContract } from './freshContract.ts';
import { onOwnWord } from './pastRecords.ts';
import { notifyAwaited } from './notifyAwaited.ts';

/**
 * A counter-entry: the record stays, and counts as never recorded. Its reporter takes back at once a record that does not count
 * yet. A payee takes back one that counts; it stays until everybody on the side that then owes more, or is paid less, agrees
 * (docs/decisions/0016). A waiting counter-entry is dropped by its requester. @param reason in the caller's words; may be empty.
 * Throws N404, F403, C409, R429, V422.
 */
export async function counterEntry(
  tx: Tx,
  actor: Actor,
  services: Services,
  hashid: string,
  reason = '',
): Promise<ContractDetail> {
  const wrong = wrongReason(reason);
  if (wrong !== null) throw invalid({ note: wrong });
  const found = await eventForChange(tx, actor, hashid);
  const { record, book, event, taken, parties } = found;
  if (taken) {
    mayTakeBack(actor, found);
    await answerEvents(tx, actor.caller, record.id, [hashid], 'refused', actor.now);
    await actor.record(tx, {
      action: 'refuse',
      entity: book.entity,
      hashid: record.hashid,
      before: { status: event.status },
      after: { event: hashid, status: 'refused' },
    });
    return freshContract(tx, actor, record.hashid);
  }
  const [correction] = await takeBack(tx, actor, found, [found], reason.trim());
  if (!correction) throw new Error('A record was taken back without a counter-entry.');
  const { status, awaits } = correction;
  await actor.record(tx, {
    action: 'correct',
    entity: book.entity,
    hashid: record.hashid,
    before: withoutWords(event),
    after: { corrects: hashid, status },
  });
  if (status === 'confirmed') {
    const to = parties.map(({ id }) => id);
    const facts: NoticeFacts = isFact(event.kind) ? { answer: 'home' } : { date: event.date };
    await notifyParties(tx, actor, services, record, { kind: 'record_undone', key: hashid, to, facts });
  } else {
    const asked = { awaits, key: correction.hashid, event: { kind: 'correction', corrects: hashid } as const };
    await notifyAwaited(tx, actor, services, found, asked);
  }
  return freshContract(tx, actor, record.hashid);
}

/**
 * Counter-entries of records of one book together, each as on its own; everybody gets one notice for all. Throws as
 * `counterEntry`.
 * @param key names them in notices to others
 */
export async function takeBackTogether(
  tx: Tx,
  actor: Actor,
  services: Services,
  { open, found, key, facts }: { open: OpenBook; found: readonly FoundEvent[]; key: string; facts: NoticeFacts },
): Promise<void> {
  if (found.length === 0) return;
  const { record, book, parties } = open;
  const corrections = await takeBack(tx, actor, open, found);
  const waiting = corrections.filter(({ status }) => status === 'reported');
  const after = { corrections: found.length, status: waiting.length > 0 ? 'reported' : 'confirmed' };
  await actor.record(tx, { action: 'correct', entity: book.entity, hashid: record.hashid, after });
  if (waiting.length < found.length) {
    const to = parties.map(({ id }) => id);
    await notifyParties(tx, actor, services, record, { kind: 'record_undone', key, to, facts });
  }
  if (waiting.length > 0) {
    const awaits = waiting.flatMap((one) => one.awaits);
    const event = { kind: 'correction' } as const;
    await notifyAwaited(tx, actor, services, open, { awaits, key, event, together: 'bank_undone' });
  }
}

/** Refuses a caller who may not take it back. Throws F403, C409. */
function mayTakeBack({ caller }: Pick<Actor, 'caller'>, { book, role, lifecycle, event, taken }: FoundEvent): void {
  if (!takesBack(event, role, caller.hashid)) throw role === 'keeper' ? conflict(ANSWER_IT) : forbidden(book.notYours);
  refuseTakingBack(lifecycle, (taken ?? event).kind);
}

/** Stores the counter-entry of each of these records. @returns them, in order, each with the people it waits for */
async function takeBack(
  tx: Tx,
  actor: Actor,
  { record, book }: Pick<OpenBook, 'record' | 'book'>,
  found: readonly FoundEvent[],
  note = '',
) {
  for (const one of found) mayTakeBack(actor, one);
  if (book.breaks(found.map(({ event }) => event.hashid))) throw conflict(BREAKS_OTHERS);
  await limitAct(tx, actor, 'undo', record.hashid);
  const judged = found.map((one) => {
    const { status, own_word, awaits } = judgeTakingBack(one, actor.caller.hashid);
    return { awaits, correction: takingBack(one.event.hashid, actor.today, { status, own_word }, note) };
  });
  const corrections = judged.map(({ correction }) => correction);
  await insertEvents(tx, actor.caller, record.id, corrections, actor.now);
  return judged.map(({ awaits, correction: { hashid, status } }) => ({ hashid, status, awaits }));
}

/** A stored counter-entry. */
const takingBack = (
  corrects: string,
  today: string,
  { status, own_word }: Pick<Judged, 'status' | 'own_word'>,
  note: string,
): NewEvent & { kind: 'correction' } => ({
  hashid: newHashid(),
  kind: 'correction',
  date: today,
  facts: { corrects, ...onOwnWord(own_word) },
  note,
  status,
});

/**
 * Nobody has confirmed a report or a payment that counted automatically, nor agreed to a change in a concept (S-204): taking it
 * back waits for nobody.
 */
function judgeTakingBack(
  { people, event, events, lifecycle }: FoundEvent,
  me: string,
): Pick<Judged, 'status' | 'own_word' | 'awaits'> {
  const agreedByNobody = !lifecycle.signed && isAgreed(event.kind);
  if (event.status !== 'confirmed' || isAutoPaid(event) || agreedByNobody)
    return { status: 'confirmed', own_word: false, awaits: [] };
  const says = saysOf({ kind: 'correction', date: event.date, corrects: event.hashid }, events);
  return judgeRecord(people, says, me);
}
