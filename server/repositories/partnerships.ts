import { and, eq } from 'drizzle-orm';
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

/** A correction of whose partner this is: what was known of the other two does not hold. A divorce is `endPartnership`. */
export async function movePartnership(tx: Tx, { familyId }: OfFamily, id: number, selfId: number): Promise<void> {
  await tx
    .update(partnerships)
    .set({ self_id: selfId, bond: null, from_date: null, contract_date: null })
    .where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}

export type BondColumns = Pick<typeof partnerships.$inferSelect, 'bond' | 'from_date' | 'contract_date'>;

/** How two partners belong together; null for what is not known (any more). */
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

/** For a person who turns out to be no partner but a child: the partnership never was. The audit log remembers it. */
export async function removePartnership(tx: Tx, { familyId }: OfFamily, id: number): Promise<void> {
  await tx.delete(partnerships).where(and(eq(partnerships.id, id), eq(partnerships.family_id, familyId)));
}
