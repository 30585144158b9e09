import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { partnerships } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

/** The unique indexes allow one current partnership per person (S-57). `until` is given for one that already ended. */
export async function insertPartnership(
  tx: Tx,
  { familyId }: OfFamily,
  selfId: number,
  partnerId: number,
  until: string | null = null,
): Promise<void> {
  await tx
    .insert(partnerships)
    .values({ family_id: familyId, self_id: selfId, partner_id: partnerId, until_date: until });
}

/** A correction of whose partner this is: the facts about the former two don't apply. A divorce is `endPartnership`. */
export async function movePartnership(tx: Tx, { familyId }: OfFamily, id: number, selfId: number): Promise<void> {
  await tx
    .update(partnerships)
    .set({ self_id: selfId, bond: null, from_date: null, contract_date: null })
    .where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}

export type BondColumns = Pick<typeof partnerships.$inferSelect, 'bond' | 'from_date' | 'contract_date'>;

/** The bond between two partners; null for unknown facts. */
export async function setBond(tx: Tx, { familyId }: OfFamily, id: number, columns: BondColumns): Promise<void> {
  await tx
    .update(partnerships)
    .set(columns)
    .where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}

/** Ends a partnership, or corrects the day on which it ended. */
export async function endPartnership(tx: Tx, { familyId }: OfFamily, id: number, until: string | null): Promise<void> {
  await tx
    .update(partnerships)
    .set({ until_date: until })
    .where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}

/** For a person who turns out to be a child, not a partner: the partnership never existed. The audit log keeps it. */
export async function removePartnership(tx: Tx, { familyId }: OfFamily, id: number): Promise<void> {
  await tx.delete(partnerships).where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}
