import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Party } from '../../domain/wire/party.ts';
import type { EventStatus, OnStatement } from '../../domain/wire/event.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { contractEvents, type StoredFacts } from '../db/eventSchema.ts';
import { contracts } from '../db/contractSchema.ts';
import { users } from '../db/schema.ts';
import { yieldingMap } from '../yieldingMap.ts';
import { statementsOfEvents } from './bankImports.ts';
import { type ConfirmationRow, confirmationsOf } from './eventConfirmations.ts';
import { type RemarkRow, remarksOf } from './eventRemarks.ts';
import type { OfFamily } from './family.ts';
import { raiseLedger } from './raiseLedger.ts';
import type { StoredEvent } from './storedEvents.ts';

/** A record before it has an author and a time. */
export interface NewEvent {
  hashid: string;
  kind: StoredEvent['kind'];
  date: string;
  facts: StoredFacts;
  note: string;
  status: EventStatus;
  /** It counted automatically: nobody recorded it. */
  automatic?: true;
}

const columns = {
  id: contractEvents.id,
  contract_id: contractEvents.contract_id,
  hashid: contractEvents.hashid,
  kind: contractEvents.kind,
  date: contractEvents.date,
  facts: contractEvents.facts,
  note: contractEvents.note,
  status: contractEvents.status,
  recorded_by: contractEvents.recorded_by,
  recorded_at: contractEvents.recorded_at,
  answered_by: contractEvents.answered_by,
  answered_at: contractEvents.answered_at,
  automatic: contractEvents.automatic,
};
type EventRow = Pick<typeof contractEvents.$inferSelect, keyof typeof columns>;

/**
 * Lists the records of the family's contracts (or of one), by contract, oldest first. The caller checks who may see the
 * contract.
 */
export async function listEvents(
  db: Queryable,
  caller: OfFamily,
  contractId?: number,
): Promise<Map<number, StoredEvent[]>> {
  const rows = await db
    .select(columns)
    .from(contractEvents)
    .where(
      and(
        eq(contractEvents.family_id, caller.familyId),
        contractId === undefined ? undefined : eq(contractEvents.contract_id, contractId),
      ),
    )
    .orderBy(asc(contractEvents.id));
  const byContract = new Map<number, StoredEvent[]>();
  if (rows.length === 0) return byContract;
  const said = await confirmationsOf(db, caller, contractId);
  const remarked = await remarksOf(db, caller, contractId);
  const statements = await statementsOfEvents(db, caller, contractId);
  // Names are few and repeated: added to the records here, not by two joins.
  const people = await db
    .select({
      id: users.id,
      hashid: users.hashid,
      firstname: users.firstname,
      infix: users.infix,
      lastname: users.lastname,
    })
    .from(users)
    .where(eq(users.family_id, caller.familyId));
  const names = new Map(people.map(({ id, ...name }) => [id, name]));
  await yieldingMap(rows, (row) => {
    const known = byContract.get(row.contract_id);
    const read = readEvent(row, names, {
      said: said.get(row.id),
      remarked: remarked.get(row.id),
      bank: statements.get(row.hashid),
    });
    if (known) known.push(read);
    else byContract.set(row.contract_id, [read]);
  });
  return byContract;
}

/** The data stored next to a record. */
interface BesideEvent {
  said: readonly ConfirmationRow[] | undefined;
  remarked: readonly RemarkRow[] | undefined;
  bank: OnStatement[] | undefined;
}

function readEvent(
  row: EventRow,
  names: ReadonlyMap<number, Party>,
  { said = [], remarked = [], bank }: BesideEvent,
): StoredEvent {
  const remarks = remarked.flatMap(({ user_id, says, amount, text, said_at }) => {
    const by = names.get(user_id);
    return by ? [{ by, at: said_at.toISOString(), says, ...(amount !== null && { amount }), text }] : [];
  });
  const confirmations = said.flatMap(({ user_id, spokenBy, confirmed_at, past_paid }) => {
    const [by, spoken_by] = [names.get(user_id), spokenBy === null ? undefined : names.get(spokenBy)];
    return by ? [{ by, ...(spoken_by && { spoken_by }), at: confirmed_at.toISOString(), past_paid }] : [];
  });
  const recordedBy = names.get(row.recorded_by);
  if (!recordedBy) throw new Error(`Record ${row.hashid} was made by somebody outside the family.`);
  const answeredBy = row.answered_by === null ? null : (names.get(row.answered_by) ?? null);
  const { hashid, kind, date, facts, note, status } = row;
  const common = {
    hashid,
    date,
    status,
    note,
    recorded_at: row.recorded_at.toISOString(),
    recorded_by: recordedBy,
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: answeredBy,
    ...(row.automatic && { automatic: true }),
    ...(confirmations.length > 0 && { confirmations }),
    ...(remarks.length > 0 && { remarks }),
    ...(bank && { bank }),
  };
  // Stored facts have passed the rules of their kind (actions/events/recordRules.ts).
  return { ...facts, ...common, kind } as StoredEvent;
}

/**
 * Adds records to a contract, in order. The contract is locked by the caller (findContractForChange).
 * @param proposedBy the user whose proposal it was, which the caller accepted
 */
export async function insertEvents(
  tx: Tx,
  caller: Pick<Caller, 'familyId' | 'userId'>,
  contractId: number,
  events: readonly NewEvent[],
  now: Date,
  proposedBy?: number,
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(contractEvents).values(
    events.map((event) => ({
      ...event,
      family_id: caller.familyId,
      contract_id: contractId,
      recorded_by: caller.userId,
      recorded_at: now,
      ...(proposedBy !== undefined && { recorded_by: proposedBy, answered_by: caller.userId, answered_at: now }),
    })),
  );
  await raiseLedger(tx, contractId);
}

/** Records, once only, whether reported events happened. */
export async function answerEvents(
  tx: Tx,
  caller: Caller,
  contractId: number,
  hashids: readonly string[],
  status: Exclude<EventStatus, 'reported'>,
  now: Date,
): Promise<void> {
  if (hashids.length === 0) return;
  await tx
    .update(contractEvents)
    .set({ status, answered_by: caller.userId, answered_at: now })
    .where(
      and(
        inArray(contractEvents.hashid, [...hashids]),
        eq(contractEvents.contract_id, contractId),
        eq(contractEvents.status, 'reported'),
      ),
    );
  await raiseLedger(tx, contractId);
}

/** Confirms, once only, payments that counted automatically, or on somebody's own word. */
export async function confirmAutomatic(
  tx: Tx,
  caller: Caller,
  contractId: number,
  hashids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(contractEvents)
    .set({ answered_by: caller.userId, answered_at: now })
    .where(
      and(
        inArray(contractEvents.hashid, [...hashids]),
        eq(contractEvents.contract_id, contractId),
        or(eq(contractEvents.automatic, true), sql`${contractEvents.facts} ->> 'own_word' = 'true'`),
        isNull(contractEvents.answered_at),
      ),
    );
  await raiseLedger(tx, contractId);
}

/** Hashid of the contract of a record of the caller's family. */
export async function contractOfEvent(db: Queryable, caller: Caller, hashid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ contract: contracts.hashid })
    .from(contractEvents)
    .innerJoin(contracts, eq(contracts.id, contractEvents.contract_id))
    .where(and(eq(contractEvents.hashid, hashid), eq(contractEvents.family_id, caller.familyId)));
  return row?.contract;
}
