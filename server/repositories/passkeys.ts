import { and, asc, eq, gte } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { passkeys } from '../db/signingSchema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The account. */
type OfAccount = Pick<Caller, 'sub'>;

/** The keys of the caller's devices, oldest first: they belong to the account, the same in every family. */
export const ownPasskeys = (db: Queryable, { sub }: OfAccount): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.sub, sub)).orderBy(asc(passkeys.id));

/** Adds a key; returns false if somebody already has this very key. */
export async function insertPasskey(
  tx: Tx,
  { sub }: OfAccount,
  passkey: Omit<typeof passkeys.$inferInsert, 'sub'>,
): Promise<boolean> {
  const made = await tx
    .insert(passkeys)
    .values({ ...passkey, sub })
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning({ id: passkeys.id });
  return made.length > 0;
}

/** Stores the use counter that a key reports. */
export async function keepCounter(tx: Tx, { id }: Pick<PasskeyRow, 'id'>, counter: number): Promise<void> {
  await tx.update(passkeys).set({ counter }).where(eq(passkeys.id, id));
}

/** Removes a key of the caller. Returns false for one that is not theirs. */
export async function deletePasskey(tx: Tx, { sub }: OfAccount, hashid: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.hashid, hashid), eq(passkeys.sub, sub)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Removes the keys that were added to an account from a moment on. */
export async function deletePasskeysSince(tx: Tx, sub: string, since: Date): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.sub, sub), gte(passkeys.added_at, since)));
}

/** Removes the keys of a deleted account. Signatures keep their own copy of the key. */
export async function forgetPasskeys(tx: Tx, sub: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.sub, sub));
}
