import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { partnerships } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

/**
 * The unique indexes allow one lasting partnership on either side (S-57). `until` is given for one that is over
 * already.
 */
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

/** A correction of whose partner this is: the wedding was another one. A divorce is `endPartnership`. */
export async function movePartnership(tx: Tx, { familyId }: OfFamily, id: number, selfId: number): Promise<void> {
  await tx
    .update(partnerships)
    .set({ self_id: selfId, from_date: null })
    .where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}

/** `from` is null for a day that is not known (any more). */
export async function dateWedding(tx: Tx, { familyId }: OfFamily, id: number, from: string | null): Promise<void> {
  await tx
    .update(partnerships)
    .set({ from_date: from })
    .where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}

export async function endPartnership(tx: Tx, { familyId }: OfFamily, id: number, until: string): Promise<void> {
  await tx
    .update(partnerships)
    .set({ until_date: until })
    .where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId), isNull(partnerships.until_date)));
}

/** For a person who turns out to be no partner but a child: the partnership never was. The audit log remembers it. */
export async function removePartnership(tx: Tx, { familyId }: OfFamily, id: number): Promise<void> {
  await tx.delete(partnerships).where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}
