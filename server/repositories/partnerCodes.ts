import { eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { partnerCodes } from '../db/schema.ts';

export type PartnerCodeRow = typeof partnerCodes.$inferSelect;
type NewPartnerCode = Pick<PartnerCodeRow, 'hashid' | 'code' | 'name' | 'discount_percent' | 'valid_from' | 'valid_until'>;

/** Every code that was not removed, oldest first: the order in which DELETE /partnercode counts its index. They belong to no family (design 5.1). */
export const listPartnerCodes = (db: Queryable): Promise<PartnerCodeRow[]> =>
  db.select().from(partnerCodes).where(isNull(partnerCodes.removed_at)).orderBy(partnerCodes.id);

/** As `listPartnerCodes`, locked, so that an index still means what it meant. */
export const lockPartnerCodes = (tx: Tx): Promise<PartnerCodeRow[]> =>
  tx.select().from(partnerCodes).where(isNull(partnerCodes.removed_at)).orderBy(partnerCodes.id).for('update');

/** The new code; undefined where that code (in any case) is in the list already. */
export async function insertPartnerCode(tx: Tx, code: NewPartnerCode): Promise<PartnerCodeRow | undefined> {
  const [row] = await tx.insert(partnerCodes).values(code).onConflictDoNothing().returning();
  return row;
}

export async function removePartnerCode(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(partnerCodes).set({ removed_at: now }).where(eq(partnerCodes.id, id));
}
