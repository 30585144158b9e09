import type { Actor } from '../../actor.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { ReportAnswer } from '../../../domain/wire/event.ts';
import { ANSWER_IT, takesBack } from '../../../domain/loans/events/takesBack.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { answerEvent, contractOfEvent, insertEvents } from '../../repositories/loanEvents.ts';
import { allRecords, type StoredEvent } from '../../repositories/storedEvents.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { tellParties } from '../notices/tellParties.ts';
import { BREAKS_OTHERS, CORRECTED } from './book.ts';
import { bookForChange, type OpenBook, refuseByLife, refuseTakingBack } from './bookForChange.ts';
import { freshContract } from './freshContract.ts';
import { pastOf, paymentOn, withPayments } from './pastRecords.ts';

const ANSWERED = 'Dit is al bevestigd, of juist niet. Bekijk het contract opnieuw.';

interface Found extends OpenBook {
  event: StoredEvent;
  /** Everything that was recorded of the contract. */
  events: readonly StoredEvent[];
}

/**
 * The record with its contract, locked. Throws N404 for what is not the caller's to see, C409 for what has its
 * counter-entry already.
 */
async function eventForChange(tx: Tx, actor: Actor, hashid: string): Promise<Found> {
  const contract = await contractOfEvent(tx, actor.caller, hashid);
  if (contract === undefined) throw notFound();
  const found = await bookForChange(tx, actor, contract, undefined);
  const events = allRecords(found.record);
  const event = events.find((one) => one.hashid === hashid);
  if (!event || event.kind === 'correction') throw notFound();
  if (events.some((one) => one.kind === 'correction' && one.corrects === hashid)) throw conflict(CORRECTED);
  return { ...found, event, events };
}

/**
 * Who is paid says whether what was reported came in, and whether everything before it was paid too. Throws F403, C409 when it was answered before or can't be
 * any more.
 */
export async function answerReport(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, status, past_paid }: ReportAnswer,
): Promise<ContractDetail> {
  const { record, book, role, life, event, events, voices } = await eventForChange(tx, actor, hashid);
  if (role !== 'keeper') throw forbidden(book.notYours);
  refuseByLife(life, event.kind);
  if (event.status !== 'reported') throw conflict(ANSWERED);
  // The report itself is among those that wait: its term is left out.
  const past = status === 'confirmed' && past_paid === true ? pastOf(record, actor.today) : [];
  if (status === 'confirmed') {
    const others = withPayments(
      events.filter((one) => one !== event),
      past,
    );
    const draft = { ...event, contract: record.hashid } as unknown as AnyEventDraft;
    const [sentence] = Object.values(book.wrong(others, draft, actor.today));
    if (sentence !== undefined) throw conflict(sentence);
  }
  await insertEvents(
    tx,
    actor.caller,
    record.id,
    past.map((one) => paymentOn(one)),
    actor.now,
  );
  await answerEvent(tx, actor.caller, record.id, hashid, status, actor.now);
  await actor.record(tx, {
    action: status === 'confirmed' ? 'confirm' : 'refuse',
    entity: book.entity,
    hashid: record.hashid,
    before: { status: event.status },
    after: { event: hashid, status, ...(past.length > 0 && { payments: past.length }) },
  });
  const to = voices.filter((voice) => voice.hashid === event.recorded_by.hashid).map(({ id }) => id);
  const facts = { answer: status === 'confirmed' ? 'confirmed' : 'denied' } as const;
  await tellParties(tx, actor, services, record, { kind: 'payment_answered', key: hashid, to, facts });
  return freshContract(tx, actor, record.hashid);
}

/**
 * A counter-entry: the record stays, and counts as never recorded. Who pays takes back only what they reported and
 * nobody answered; who is paid answers that. Throws N404, F403, C409, R429.
 */
export async function counterEntry(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<ContractDetail> {
  const { record, book, role, life, event, events, voices } = await eventForChange(tx, actor, hashid);
  if (!takesBack(event, role, actor.caller.hashid))
    throw role === 'keeper' ? conflict(ANSWER_IT) : forbidden(book.notYours);
  refuseTakingBack(life, event.kind);
  const others = events.filter((one) => one !== event);
  if (book.breaks(events, others)) throw conflict(BREAKS_OTHERS);
  await limitAct(tx, actor, 'undo', record.hashid);
  const correction = {
    hashid: newHashid(),
    kind: 'correction',
    date: actor.today,
    facts: { corrects: hashid },
    note: '',
    status: 'confirmed',
  } as const;
  await insertEvents(tx, actor.caller, record.id, [correction], actor.now);
  await actor.record(tx, {
    action: 'correct',
    entity: book.entity,
    hashid: record.hashid,
    before: event,
    after: { corrects: hashid },
  });
  const to = voices.map(({ id }) => id);
  await tellParties(tx, actor, services, record, { kind: 'record_undone', key: hashid, to, facts: {} });
  return freshContract(tx, actor, record.hashid);
}
