import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { contractEvents, eventRemarks } from '../db/eventSchema.ts';
import type { OfFamily } from './family.ts';

export type RemarkRow = Pick<typeof eventRemarks.$inferSelect, 'user_id' | 'says' | 'amount' | 'text' | 'said_at'>;

/** The remarks on each record, by the row number of the record, oldest first. */
export async function remarksOf(
  db: Queryable,
  { familyId }: OfFamily,
  contractId?: number,
): Promise<Map<number, RemarkRow[]>> {
  const { event_id, user_id, says, amount, text, said_at } = eventRemarks;
  const rows = await db
    .select({ event_id, user_id, says, amount, text, said_at })
    .from(eventRemarks)
    .innerJoin(contractEvents, eq(contractEvents.id, eventRemarks.event_id))
    .where(
      and(
        eq(eventRemarks.family_id, familyId),
        contractId === undefined ? undefined : eq(contractEvents.contract_id, contractId),
      ),
    )
    .orderBy(asc(eventRemarks.id));
  const byEvent = new Map<number, RemarkRow[]>();
  for (const { event_id: id, ...row } of rows) byEvent.set(id, [...(byEvent.get(id) ?? []), row]);
  return byEvent;
}

/** Adds a remark on a record of a contract. The contract is locked by the caller. */
export async function insertRemark(
  tx: Tx,
  { familyId }: OfFamily,
  { hashid, ...remark }: RemarkRow & { hashid: string },
): Promise<void> {
  const [event] = await tx
    .select({ id: contractEvents.id })
    .from(contractEvents)
    .where(and(eq(contractEvents.hashid, hashid), eq(contractEvents.family_id, familyId)));
  if (event) await tx.insert(eventRemarks).values({ ...remark, event_id: event.id, family_id: familyId });
}
