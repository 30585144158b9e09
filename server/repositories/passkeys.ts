import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { passkeys } from '../db/signingSchema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The keys of the caller's devices, oldest first. */
export const ownPasskeys = (db: Queryable, { userId }: Caller): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id));

/** Adds a key; answers false where somebody has this very key already. */
export async function insertPasskey(
  tx: Tx,
  { familyId, userId }: Caller,
  passkey: Omit<typeof passkeys.$inferInsert, 'family_id' | 'user_id'>,
): Promise<boolean> {
  const made = await tx
    .insert(passkeys)
    .values({ ...passkey, family_id: familyId, user_id: userId })
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning({ id: passkeys.id });
  return made.length > 0;
}

/** Keeps how often a key was used, as it says itself. */
export async function keepCounter(tx: Tx, { id }: Pick<PasskeyRow, 'id'>, counter: number): Promise<void> {
  await tx.update(passkeys).set({ counter }).where(eq(passkeys.id, id));
}

/** Removes a key of the caller. Answers false for one that is not theirs. */
export async function deletePasskey(tx: Tx, { userId }: Caller, hashid: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.hashid, hashid), eq(passkeys.user_id, userId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}
