import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { contractEvents, eventConfirmations } from '../db/eventSchema.ts';
import { mandates } from '../db/mandateSchema.ts';
import { notTakenBack } from './contestedActs.ts';
import type { OfFamily } from './family.ts';
import { raiseLedger } from './raiseLedger.ts';

export type ConfirmationRow = typeof eventConfirmations.$inferSelect & {
  /** The person who said it for them, by row number; null: they did themselves. */
  spokenBy: number | null;
};

/** The condition that a confirmation was not taken back after a theft. */
const counts = notTakenBack('record', {
  about: contractEvents.hashid,
  at: eventConfirmations.confirmed_at,
  by: [eventConfirmations.user_id, mandates.taker_id],
});

/** The people who confirmed each record, by the row number of the record, oldest first. */
export async function confirmationsOf(
  db: Queryable,
  { familyId }: OfFamily,
  contractId?: number,
): Promise<Map<number, ConfirmationRow[]>> {
  const rows = await db
    .select({ said: eventConfirmations, spokenBy: mandates.taker_id })
    .from(eventConfirmations)
    .innerJoin(contractEvents, eq(contractEvents.id, eventConfirmations.event_id))
    .leftJoin(mandates, eq(mandates.id, eventConfirmations.mandate_id))
    .where(
      and(
        eq(eventConfirmations.family_id, familyId),
        counts,
        contractId === undefined ? undefined : eq(contractEvents.contract_id, contractId),
      ),
    )
    .orderBy(asc(eventConfirmations.confirmed_at), asc(eventConfirmations.user_id));
  const byEvent = new Map<number, ConfirmationRow[]>();
  for (const { said, spokenBy } of rows)
    byEvent.set(said.event_id, [...(byEvent.get(said.event_id) ?? []), { ...said, spokenBy }]);
  return byEvent;
}

/** Somebody's confirmation of a record. */
export interface Confirming {
  /** Of the record. */
  hashid: string;
  user_id: number;
  /** The mandate by which it was given for them; null: they gave it themselves. */
  mandate_id: number | null;
}

/** Adds confirmations of records of a contract; a repeated one is stored once. The contract is locked by the caller. */
export async function insertConfirmations(
  tx: Tx,
  { familyId }: OfFamily,
  contractId: number,
  said: readonly Confirming[],
  { past_paid, now }: { past_paid: boolean; now: Date },
): Promise<void> {
  if (said.length === 0) return;
  const hashids = said.map(({ hashid }) => hashid);
  const events = await tx
    .select({ id: contractEvents.id, hashid: contractEvents.hashid })
    .from(contractEvents)
    .where(and(inArray(contractEvents.hashid, hashids), eq(contractEvents.contract_id, contractId)));
  const before = await confirmationsOf(tx, { familyId }, contractId);
  const isSaid = (event: number, user: number) => before.get(event)?.some((one) => one.user_id === user) ?? false;
  const rows = said.flatMap(({ hashid, user_id, mandate_id }) =>
    events
      .filter((event) => event.hashid === hashid && !isSaid(event.id, user_id))
      .map(({ id }) => ({ event_id: id, user_id, mandate_id, family_id: familyId, past_paid, confirmed_at: now })),
  );
  if (rows.length === 0) return;
  await tx.insert(eventConfirmations).values(rows);
  await raiseLedger(tx, contractId);
}
