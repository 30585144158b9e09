import { and, asc, eq } from 'drizzle-orm';
import { whatIfNameKey } from '../../domain/loans/keptWhatIf.ts';
import type { Tried } from '../../domain/wire/whatIf.ts';
import type { Caller } from '../caller.ts';
import { contracts } from '../db/contractSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { whatIfs } from '../db/whatIfSchema.ts';

type Own = Pick<Caller, 'familyId' | 'userId'>;

export type WhatIfRow = Pick<typeof whatIfs.$inferSelect, 'hashid' | 'name' | 'tried' | 'kept_at'>;

const columns = { hashid: whatIfs.hashid, name: whatIfs.name, tried: whatIfs.tried, kept_at: whatIfs.kept_at };

const keptBy = ({ familyId, userId }: Own) => and(eq(whatIfs.user_id, userId), eq(whatIfs.family_id, familyId));

/** The caller's what-ifs for one contract, by its row number, oldest first. */
export const whatIfsOf = (db: Queryable, caller: Own, contractId: number): Promise<WhatIfRow[]> =>
  db
    .select(columns)
    .from(whatIfs)
    .where(and(keptBy(caller), eq(whatIfs.contract_id, contractId)))
    .orderBy(asc(whatIfs.id));

/** All the caller's what-ifs, also for contracts they no longer see: they wrote them. */
export const allWhatIfsOf = (db: Queryable, caller: Own): Promise<(WhatIfRow & { contract: string })[]> =>
  db
    .select({ contract: contracts.hashid, ...columns })
    .from(whatIfs)
    .innerJoin(contracts, eq(contracts.id, whatIfs.contract_id))
    .where(keptBy(caller))
    .orderBy(asc(whatIfs.id));

/** Finds one of the caller's own, with the hashid of its contract. */
export async function findWhatIf(
  db: Queryable,
  caller: Own,
  hashid: string,
): Promise<{ id: number; contract: string } | undefined> {
  const [row] = await db
    .select({ id: whatIfs.id, contract: contracts.hashid })
    .from(whatIfs)
    .innerJoin(contracts, eq(contracts.id, whatIfs.contract_id))
    .where(and(keptBy(caller), eq(whatIfs.hashid, hashid)));
  return row;
}

/** Stores a what-if for the caller; the name is clean and not taken. */
export async function insertWhatIf(
  tx: Tx,
  { familyId, userId }: Own,
  kept: { hashid: string; contractId: number; name: string; tried: Tried; now: Date },
): Promise<void> {
  const { hashid, contractId, name, tried, now } = kept;
  await tx.insert(whatIfs).values({
    hashid,
    family_id: familyId,
    contract_id: contractId,
    user_id: userId,
    name,
    name_key: whatIfNameKey(name),
    tried,
    kept_at: now,
  });
}

/** Renames one, by its row number. */
export async function renameWhatIf(tx: Tx, caller: Own, id: number, name: string): Promise<void> {
  await tx
    .update(whatIfs)
    .set({ name, name_key: whatIfNameKey(name) })
    .where(and(keptBy(caller), eq(whatIfs.id, id)));
}

export async function removeWhatIf(tx: Tx, caller: Own, id: number): Promise<void> {
  await tx.delete(whatIfs).where(and(keptBy(caller), eq(whatIfs.id, id)));
}
