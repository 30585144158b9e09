import type { Actor } from '../../actor.ts';
import { type BookPeople, gainsByReceipt, judgeRecord, type SpokenFor } from '../../../domain/loans/bookPeople.ts';
import { agreedOutcome, saysOf } from '../../../domain/loans/events/burden.ts';
import { speaksOfPast } from '../../../domain/loans/events/pastPayments.ts';
import type { Tx } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import { insertConfirmations } from '../../repositories/eventConfirmations.ts';
import { answerEvents } from '../../repositories/loanEvents.ts';
import type { StoredEvent } from '../../repositories/storedEvents.ts';
import type { OpenBook } from './lockRecords.ts';
import { eachOnce, type StoredMandate, withOwn } from './bookPeople.ts';
import { type FoundEvent, whyNot } from './eventForChange.ts';
import { missedTerms, recordPast } from './pastRecords.ts';

/** The people who confirmed a record, by hashid. */
export const saidBy = ({ confirmations = [] }: StoredEvent): string[] => confirmations.map(({ by }) => by.hashid);

/** Whether everybody who confirmed a report also said that everything before it was paid. */
function pastToo({ people, event }: FoundEvent, me: string, own: boolean): boolean {
  if (!speaksOfPast(event)) return false;
  const { recorded_by: by, confirmations = [] } = event;
  const among = (side: BookPeople['payers'], wanted: string) => side.some(({ hashid }) => hashid === wanted);
  // On a payer's report the payee decides; anybody else said so themselves, or did not.
  const reporter = gainsByReceipt(people, by.hashid) || event.past_paid === true;
  // The payer can't speak for what came in: they answer what was chosen.
  const received = confirmations.filter((one) => !among(people.payers, one.by.hashid));
  return (own || among(people.payers, me)) && reporter && received.every(({ past_paid }) => past_paid);
}

/** The outcome. */
interface Confirmed {
  /** The hashids of those that count now. */
  counting: string[];
  spokenFor: SpokenFor<StoredMandate>[];
}

/**
 * The caller confirms records of one book that they may confirm; a record counts with its last confirmation. Throws C409 if
 * one no longer can.
 * @param past_paid whether they also say that everything before was paid
 */
export async function confirmRecords(
  tx: Tx,
  actor: Actor,
  open: OpenBook,
  found: readonly FoundEvent[],
  past_paid: boolean,
): Promise<Confirmed> {
  const { record, people } = open;
  const { caller, now, today } = actor;
  const judged = found.map((one) => {
    const { event, events } = one;
    const all = pastToo(one, caller.hashid, past_paid);
    const says = saysOf(event, events, all, agreedOutcome(record, event.date));
    const said = [...saidBy(event), caller.hashid];
    return { hashid: event.hashid, all, ...judgeRecord(people, says, event.recorded_by.hashid, said) };
  });
  const last = judged.filter(({ status }) => status === 'confirmed');
  const complete = last.filter(({ all }) => all);
  // The reports themselves are among the waiting ones: their terms are left out.
  const past = complete.length > 0 ? missedTerms(record, today) : [];
  const sentence = whyNot(open, found, past, today);
  if (sentence !== null) throw conflict(sentence);
  const said = judged.flatMap(({ hashid, spokenFor }) => withOwn(caller, hashid, spokenFor));
  await insertConfirmations(tx, caller, record.id, said, { past_paid, now });
  const spokenFor = eachOnce(complete.flatMap((one) => one.spokenFor));
  if (past.length > 0) await recordPast(tx, actor, record, past, { spokenFor });
  const counting = last.map(({ hashid }) => hashid);
  await answerEvents(tx, caller, record.id, counting, 'confirmed', now);
  return { counting, spokenFor: eachOnce(judged.flatMap((one) => one.spokenFor)) };
}
