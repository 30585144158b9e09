import type { Actor } from '../../actor.ts';
import { mayAnswer, type Says } from '../../../domain/loans/bookPeople.ts';
import type { ReportsAnswer } from '../../../domain/wire/bankImport.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { ReportAnswer } from '../../../domain/wire/event.ts';
import { agreedOutcome, claimsPast, saysOf } from '../../../domain/loans/events/burden.ts';
import { isFact } from '../../../domain/loans/events/catalogue.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { answerEvents } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { lockRecords, type OpenBook, refuseByLifecycle, refuseTakingBack } from './lockRecords.ts';
import { confirmRecords, saidBy } from './confirmRecords.ts';
import { eventForChange, eventIn, type FoundEvent } from './eventForChange.ts';
import { freshContract } from './freshContract.ts';
import { notifyCounted, notifySpokenFor } from './notifyAwaited.ts';

const ANSWERED = 'Dit is al bevestigd, of juist niet. Bekijk het contract opnieuw.';

const NOT_ASKED = 'Dit wacht op iemand anders.';

/** The notice to the reporter about the answer to their report. */
const ANSWERS = {
  paid: { confirmed: 'confirmed', refused: 'denied' },
  owed: { confirmed: 'owed_confirmed', refused: 'owed_denied' },
  home: { confirmed: 'home_confirmed', refused: 'home_denied' },
} as const;

/**
 * One person says whether a report is right, and for a payment whether everything before it was paid too. It counts once nobody
 * is awaited any more; one refusal denies it. Throws F403, C409 when it was answered before or can't be any more.
 */
export async function answerReport(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, status, past_paid = false }: ReportAnswer,
): Promise<ContractDetail> {
  const found = await eventForChange(tx, actor, hashid);
  const { record, book, event, taken, parties, managers } = found;
  const { caller, now } = actor;
  const says = mayBeAnswered(actor, found);
  const by = event.recorded_by.hashid;
  const answered =
    status === 'confirmed'
      ? await confirm(tx, actor, services, found, past_paid)
      : await answerEvents(tx, caller, record.id, [hashid], status, now).then(() => true);
  await actor.record(tx, {
    action: status === 'confirmed' ? 'confirm' : 'refuse',
    entity: book.entity,
    hashid: record.hashid,
    before: { status: event.status },
    after: { event: hashid, status: answered ? status : event.status },
  });
  if (!answered) return freshContract(tx, actor, record.hashid);
  const to = [...parties, ...managers].filter((one) => one.hashid === by).map(({ id }) => id);
  const owed = says.burdened === 'payers' || says.chooses || taken;
  const answer = ANSWERS[isFact((taken ?? event).kind) ? 'home' : owed ? 'owed' : 'paid'][status];
  await notifyParties(tx, actor, services, record, {
    kind: 'payment_answered',
    key: hashid,
    to: [...new Set(to)],
    facts: { answer },
  });
  return freshContract(tx, actor, record.hashid);
}

/** Whether the caller may confirm a waiting record. */
export function answerable({ caller }: Pick<Actor, 'caller'>, { record, people, event, events }: FoundEvent): boolean {
  const says = saysOf(event, events, claimsPast(event), agreedOutcome(record, event.date));
  return mayAnswer(people, says, event.recorded_by.hashid, saidBy(event), caller.hashid);
}

/** The content of a record that the caller may answer. Throws F403, C409 when it was answered before or can't be any more. */
function mayBeAnswered(actor: Pick<Actor, 'caller'>, found: FoundEvent): Says {
  const { record, book, people, role, lifecycle, event, events, taken } = found;
  const says = saysOf(event, events, claimsPast(event), agreedOutcome(record, event.date));
  const asked = says.chooses ? [...people.receivers, ...people.payers] : people[says.burdened];
  if (role !== 'keeper' && !asked.some((one) => one.hashid === actor.caller.hashid)) throw forbidden(book.notYours);
  if (event.status !== 'reported') throw conflict(ANSWERED);
  if (!answerable(actor, found)) throw forbidden(NOT_ASKED);
  if (taken) refuseTakingBack(lifecycle, taken.kind);
  else refuseByLifecycle(lifecycle, event.kind);
  return says;
}

/**
 * The caller confirms a record; the last confirmation carries it out. Throws C409 if that is no longer possible.
 * @returns whether it counts now
 */
async function confirm(
  tx: Tx,
  actor: Actor,
  services: Services,
  found: FoundEvent,
  past_paid: boolean,
): Promise<boolean> {
  const { hashid, recorded_by } = found.event;
  const { counting, spokenFor } = await confirmRecords(tx, actor, found, [found], past_paid);
  await notifySpokenFor(tx, actor, services, found, { spokenFor, key: hashid });
  if (counting.length === 0) return false;
  // Notifies the reporter of the answer.
  const told = [recorded_by.hashid, ...spokenFor.map(({ who }) => who)];
  await notifyCounted(tx, actor, services, found, { told, key: hashid, answer: 'confirmed' });
  return true;
}

/**
 * The caller confirms records of one contract, all of them or none. Each counts once nobody is awaited any more. Throws
 * N404, F403, C409 as each on its own.
 */
export async function confirmReports(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract, events, past_paid = false }: ReportsAnswer,
): Promise<ContractDetail> {
  const open = await lockRecords(tx, actor, contract, undefined);
  const found = [...new Set(events)].map((hashid) => eventIn(open, hashid));
  for (const one of found) mayBeAnswered(actor, one);
  await confirmTogether(tx, actor, services, { open, found, past_paid, key: newHashid() });
  return freshContract(tx, actor, open.record.hashid);
}

/** The same for records that may be answered; everybody gets one notice for all. @param key names them */
export async function confirmTogether(
  tx: Tx,
  actor: Actor,
  services: Services,
  { open, found, past_paid, key }: { open: OpenBook; found: readonly FoundEvent[]; past_paid: boolean; key: string },
): Promise<void> {
  if (found.length === 0) return;
  const { record, book, parties, managers } = open;
  const { counting, spokenFor } = await confirmRecords(tx, actor, open, found, past_paid);
  const after = { payments: found.length, status: counting.length === found.length ? 'confirmed' : 'reported' };
  await actor.record(tx, { action: 'confirm', entity: book.entity, hashid: record.hashid, after });
  await notifySpokenFor(tx, actor, services, open, { spokenFor, key, answer: 'bank' });
  if (counting.length === 0) return;
  const reporters = found
    .filter(({ event }) => counting.includes(event.hashid))
    .map(({ event }) => event.recorded_by.hashid);
  const to = [...parties, ...managers].filter(({ hashid }) => reporters.includes(hashid)).map(({ id }) => id);
  const facts = { answer: 'owed_confirmed' } as const;
  await notifyParties(tx, actor, services, record, { kind: 'payment_answered', key, to: [...new Set(to)], facts });
  const told = [...reporters, ...spokenFor.map(({ who }) => who)];
  await notifyCounted(tx, actor, services, open, { told, key, answer: 'confirmed' });
}
