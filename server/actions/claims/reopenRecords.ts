import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { judgeRecord } from '../../../domain/loans/bookPeople.ts';
import { agreedOutcome, claimsPast, saysOf } from '../../../domain/loans/events/burden.ts';
import { isFact } from '../../../domain/loans/events/catalogue.ts';
import { isCharge } from '../../../domain/loans/events/openReports.ts';
import { takenBack } from '../../../domain/loans/events/takenBack.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredFacts } from '../../db/eventSchema.ts';
import { newHashid } from '../../hashid.ts';
import type { UserRow } from '../../repositories/family.ts';
import { answerEvents, insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import { allRecords, type StoredEvent } from '../../repositories/storedEvents.ts';
import { bookOf } from '../events/lockRecords.ts';
import { bookPeopleOf } from '../events/bookPeople.ts';
import type { ContractInContext } from '../proposals/contractInContext.ts';

const NOTE = 'Teruggedraaid: dit was vastgelegd voor iemand die toch zelf antwoordt.';

/**
 * The records since a moment that count without the word of somebody whose side they burden, as that person could not be asked. A
 * record that was taken back, or was agreed to as a proposal, is not among them.
 */
export function recordsInPlaceOf(living: ContractInContext, person: UserRow, since: Date): StoredEvent[] {
  const { record, proposals } = living;
  const events = allRecords(record);
  const book = bookOf(record, null);
  if (book === null) return [];
  const people = bookPeopleOf(living, book);
  const corrected = takenBack(events);
  const agreed = new Set(proposals.map(({ answer }) => answer?.event_hashid));
  const inTheirPlace = (event: StoredEvent): boolean => {
    const { hashid, status, recorded_by, confirmations = [] } = event;
    const at = new Date(event.answered_at ?? event.recorded_at);
    if (status !== 'confirmed' || at < since || agreed.has(hashid)) return false;
    const said = confirmations.map(({ by }) => by.hashid);
    const says = saysOf(event, events, claimsPast(event), agreedOutcome(record, event.date));
    const { awaits } = judgeRecord(people, says, recorded_by.hashid, said);
    return awaits.includes(person.hashid);
  };
  return events.filter((event) => {
    if (corrected.has(event.hashid) || !inTheirPlace(event)) return false;
    const target = targetOf(event, events);
    // A record made and taken back in their place leaves no trace.
    return target === undefined || !inTheirPlace(target);
  });
}

/**
 * Charges since a moment in the name of a payee who never confirmed them: they no longer count, whoever agreed to them. Their own
 * side may charge them again.
 */
export function chargedInNameOf({ record, parties }: ContractInContext, person: UserRow, since: Date): StoredEvent[] {
  const book = bookOf(record, null);
  const side = parties.filter((party) => party.side === book?.paid);
  const events = allRecords(record);
  const corrected = takenBack(events);
  if (!side.some(({ id }) => id === person.id)) return [];
  return events.filter(
    (event) =>
      isCharge(event) &&
      event.status !== 'refused' &&
      !corrected.has(event.hashid) &&
      new Date(event.recorded_at) >= since &&
      !side.some(({ hashid }) => hashid === event.recorded_by.hashid),
  );
}

/** The target of a counter-entry; undefined for any other record. */
const targetOf = (event: StoredEvent, events: readonly StoredEvent[]): StoredEvent | undefined =>
  event.kind === 'correction' ? events.find(({ hashid }) => hashid === event.corrects) : undefined;

/** A counter-entry that counts. */
export const counterEntry = (corrects: string, today: string): NewEvent => ({
  ...{ hashid: newHashid(), kind: 'correction', date: today, facts: { corrects }, note: NOTE, status: 'confirmed' },
});

/** The fields of every record besides the facts of its kind. */
const COMMON =
  'hashid kind date status note recorded_at recorded_by answered_at answered_by automatic own_word bank confirmations remarks'.split(
    ' ',
  );

/** A record as it was recorded, without its confirmations. */
export const restored = (event: StoredEvent): Pick<NewEvent, 'kind' | 'date' | 'note' | 'facts'> => ({
  kind: event.kind,
  date: event.date,
  note: event.note,
  facts: Object.fromEntries(Object.entries(event).filter(([key]) => !COMMON.includes(key))) as StoredFacts,
});

/**
 * Records that counted in their place wait for their answer, as a report by their recorder. Anything taken back counts until
 * then.
 * @param as makes an actor of the recorder of each
 */
export async function reportAgain(
  tx: Tx,
  actor: Pick<Actor, 'caller' | 'now' | 'today'>,
  living: ContractInContext,
  event: StoredEvent,
  as: (userId: number) => Pick<Actor, 'caller'>,
): Promise<void> {
  const { now, today } = actor;
  const { record, household } = living;
  const reporter =
    household.people.find(({ hashid }) => hashid === event.recorded_by.hashid)?.id ?? actor.caller.userId;
  const { caller } = as(reporter);
  const again: NewEvent = { ...restored(event), hashid: newHashid(), status: 'reported' };
  const target = targetOf(event, allRecords(record));
  if (target) {
    const counts: NewEvent = { ...restored(target), hashid: newHashid(), status: 'confirmed' };
    await insertEvents(tx, caller, record.id, [counts], now);
    again.facts = { ...again.facts, corrects: counts.hashid };
  } else await insertEvents(tx, caller, record.id, [counterEntry(event.hashid, today)], now);
  await insertEvents(tx, { ...caller, userId: reporter }, record.id, [again], now);
}

/** Charges in their name no longer count: a report is refused, others get a counter-entry. @param as as for reportAgain */
export async function dropCharge(
  tx: Tx,
  actor: Actor,
  { record, household }: ContractInContext,
  { hashid, status, recorded_by }: StoredEvent,
  as: (userId: number) => Actor,
): Promise<void> {
  const { now, today } = actor;
  const charger = household.people.find((one) => one.hashid === recorded_by.hashid);
  const { caller } = as(charger?.id ?? actor.caller.userId);
  if (status === 'reported') await answerEvents(tx, caller, record.id, [hashid], 'refused', now);
  else await insertEvents(tx, caller, record.id, [counterEntry(hashid, today)], now);
}

/** A record that is open again, for the mail to the person asked. */
export function wordsOf(event: StoredEvent, events: readonly StoredEvent[]): string {
  const target = targetOf(event, events);
  const told = target ?? event;
  if (isFact(told.kind)) {
    const home = `wat er op ${formatDateLong(told.date)} met de woning gebeurde`;
    return target ? `het terugdraaien van ${home}` : home;
  }
  const amount = 'amount' in told ? ` van ${formatEuro(told.amount)}` : '';
  const what = `${isCharge(told) ? 'kosten' : 'een betaling'}${amount} op ${formatDateLong(told.date)}`;
  return target ? `het terugdraaien van ${what}` : what;
}
