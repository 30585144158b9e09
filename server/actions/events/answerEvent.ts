import type { Actor } from '../../actor.ts';
import { type BookPeople, judgeRecord, mayAnswer } from '../../../domain/loans/bookPeople.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { ReportAnswer } from '../../../domain/wire/event.ts';
import { agreedOutcome, claimsPast, saysOf } from '../../../domain/loans/events/burden.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { insertConfirmations } from '../../repositories/eventConfirmations.ts';
import { answerEvent } from '../../repositories/loanEvents.ts';
import type { StoredEvent } from '../../repositories/storedEvents.ts';
import type { Services } from '../../services.ts';
import { tellParties } from '../notices/tellParties.ts';
import { refuseByLife, refuseTakingBack } from './bookForChange.ts';
import { withOwn } from './bookPeople.ts';
import { eventForChange, type FoundEvent, whyNot } from './eventForChange.ts';
import { freshContract } from './freshContract.ts';
import { pastOf, recordPast } from './pastRecords.ts';
import { tellCounted, tellSpokenFor } from './tellAwaited.ts';

const ANSWERED = 'Dit is al bevestigd, of juist niet. Bekijk het contract opnieuw.';

const NOT_ASKED = 'Dit wacht op iemand anders.';

/** What somebody is told of the answer to what they reported. */
const ANSWERS = {
  paid: { confirmed: 'confirmed', refused: 'denied' },
  owed: { confirmed: 'owed_confirmed', refused: 'owed_denied' },
} as const;

/** Who said of a record that it is right, by hashid. */
const saidBy = ({ confirmations = [] }: StoredEvent): string[] => confirmations.map(({ by }) => by.hashid);

/** Whether all who said that a report is right also said that everything before it was paid. */
function pastToo({ people, event }: FoundEvent, me: string, own: boolean): boolean {
  const { recorded_by: by, confirmations = [] } = event;
  const among = (side: BookPeople['payers'], wanted: string) => side.some(({ hashid }) => hashid === wanted);
  const reporter = !among(people.receivers, by.hashid) || ('past_paid' in event && event.past_paid);
  // Who pays says nothing of what came in: they answer what was chosen.
  const received = confirmations.filter((one) => !among(people.payers, one.by.hashid));
  return (own || among(people.payers, me)) && reporter && received.every(({ past_paid }) => past_paid);
}

/**
 * One person says whether what was reported is right, and of a payment whether everything before it was paid too. It counts when
 * nobody is awaited any more; one refusal denies it. Throws F403, C409 when it was answered before or can't be any more.
 */
export async function answerReport(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, status, past_paid = false }: ReportAnswer,
): Promise<ContractDetail> {
  const found = await eventForChange(tx, actor, hashid);
  const { record, book, people, role, life, event, events, taken, voices, managers } = found;
  const { caller, now } = actor;
  const says = saysOf(event, events, claimsPast(event), agreedOutcome(record));
  const { burdened } = says;
  const asked = says.chooses ? [...people.receivers, ...people.payers] : people[burdened];
  const by = event.recorded_by.hashid;
  if (role !== 'keeper' && !asked.some((one) => one.hashid === caller.hashid)) throw forbidden(book.notYours);
  if (event.status !== 'reported') throw conflict(ANSWERED);
  if (!mayAnswer(people, says, by, saidBy(event), caller.hashid)) throw forbidden(NOT_ASKED);
  if (taken) refuseTakingBack(life, taken.kind);
  else refuseByLife(life, event.kind);
  const answered =
    status === 'confirmed'
      ? await confirm(tx, actor, services, found, past_paid)
      : await answerEvent(tx, caller, record.id, hashid, status, now).then(() => true);
  await actor.record(tx, {
    action: status === 'confirmed' ? 'confirm' : 'refuse',
    entity: book.entity,
    hashid: record.hashid,
    before: { status: event.status },
    after: { event: hashid, status: answered ? status : event.status },
  });
  if (!answered) return freshContract(tx, actor, record.hashid);
  const to = [...voices, ...managers].filter((one) => one.hashid === by).map(({ id }) => id);
  const answer = ANSWERS[burdened === 'payers' || says.chooses || taken ? 'owed' : 'paid'][status];
  await tellParties(tx, actor, services, record, {
    kind: 'payment_answered',
    key: hashid,
    to: [...new Set(to)],
    facts: { answer },
  });
  return freshContract(tx, actor, record.hashid);
}

/**
 * The caller says that it is right; carried out with the last one who had to. Throws C409 for what can't be any more.
 * @returns whether it counts now
 */
async function confirm(
  tx: Tx,
  actor: Actor,
  services: Services,
  found: FoundEvent,
  past_paid: boolean,
): Promise<boolean> {
  const { record, people, event, events } = found;
  const { caller, now } = actor;
  const { hashid } = event;
  const said = [...saidBy(event), caller.hashid];
  const all = pastToo(found, caller.hashid, past_paid);
  const { status, spokenFor } = judgeRecord(
    people,
    saysOf(event, events, all, agreedOutcome(record)),
    event.recorded_by.hashid,
    said,
  );
  const last = status === 'confirmed';
  // The report itself is among those that wait: its term is left out.
  const past = last && all ? pastOf(record, actor.today) : [];
  const sentence = whyNot(found, past, actor.today);
  if (sentence !== null) throw conflict(sentence);
  await insertConfirmations(tx, caller, record.id, withOwn(caller, hashid, spokenFor), { past_paid, now });
  await tellSpokenFor(tx, actor, services, found, { spokenFor, key: hashid });
  if (!last) return false;
  if (past.length > 0) await recordPast(tx, actor, record, past, { spokenFor });
  await answerEvent(tx, caller, record.id, hashid, 'confirmed', now);
  // Who reported it hears the answer.
  const told = [event.recorded_by.hashid, ...spokenFor.map(({ who }) => who)];
  await tellCounted(tx, actor, services, found, { told, key: hashid, answer: 'confirmed' });
  return true;
}
