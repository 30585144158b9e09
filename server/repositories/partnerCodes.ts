import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { normalisePartnerCode } from '../../domain/partnerCodes/usable.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { partnerCodes } from '../db/schema.ts';
import type { FamilyRow } from './family.ts';

export type PartnerCodeRow = typeof partnerCodes.$inferSelect;
type NewPartnerCode = Pick<
  PartnerCodeRow,
  'hashid' | 'code' | 'name' | 'discount_percent' | 'valid_from' | 'valid_until'
>;

/**
 * Every code not removed, oldest first: the order in which DELETE /partnercode counts its index. They belong to no
 * family.
 */
export const listPartnerCodes = (db: Queryable): Promise<PartnerCodeRow[]> =>
  db.select().from(partnerCodes).where(isNull(partnerCodes.removed_at)).orderBy(partnerCodes.id);

/** As `listPartnerCodes`, locked, so that an index still means what it meant. */
export const lockPartnerCodes = (tx: Tx): Promise<PartnerCodeRow[]> =>
  tx.select().from(partnerCodes).where(isNull(partnerCodes.removed_at)).orderBy(partnerCodes.id).for('update');

/** The new code; undefined if that code (in any case) is already in the list. */
export async function insertPartnerCode(tx: Tx, code: NewPartnerCode): Promise<PartnerCodeRow | undefined> {
  const [row] = await tx.insert(partnerCodes).values(code).onConflictDoNothing().returning();
  return row;
}

export async function removePartnerCode(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(partnerCodes).set({ removed_at: now }).where(eq(partnerCodes.id, id));
}

/** A removed code; undefined for one that is in the list, or never was. */
export async function findRemovedCode(tx: Tx, hashid: string): Promise<PartnerCodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(partnerCodes)
    .where(and(eq(partnerCodes.hashid, hashid), isNotNull(partnerCodes.removed_at)));
  return row;
}

/** Restores the same row: in its old place, with its uses, and for the families that registered with it. */
export async function restorePartnerCode(tx: Tx, id: number): Promise<void> {
  await tx.update(partnerCodes).set({ removed_at: null }).where(eq(partnerCodes.id, id));
}

/** The code a family typed, in any case; undefined if it never existed, or was removed. */
export async function findPartnerCode(db: Queryable, code: string): Promise<PartnerCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(partnerCodes)
    .where(and(sql`upper(${partnerCodes.code}) = ${normalisePartnerCode(code)}`, isNull(partnerCodes.removed_at)));
  return row;
}

/** The code this family registered with; undefined without one, or if it was removed. */
export async function familyPartnerCode(
  db: Queryable,
  { partner_code_id }: Pick<FamilyRow, 'partner_code_id'>,
): Promise<PartnerCodeRow | undefined> {
  if (partner_code_id === null) return undefined;
  const [row] = await db
    .select()
    .from(partnerCodes)
    .where(and(eq(partnerCodes.id, partner_code_id), isNull(partnerCodes.removed_at)));
  return row;
}

/** An order with this code was paid. */
export async function countUse(tx: Tx, id: number): Promise<void> {
  await tx
    .update(partnerCodes)
    .set({ uses: sql`${partnerCodes.uses} + 1` })
    .where(eq(partnerCodes.id, id));
}
