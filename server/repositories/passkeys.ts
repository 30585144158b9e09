import { and, asc, eq, gte } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { passkeys } from '../db/signingSchema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Whose account. */
type OfAccount = Pick<Caller, 'sub'>;

/** The keys of the caller's devices, oldest first: they are of the account, in whichever family one asks. */
export const ownPasskeys = (db: Queryable, { sub }: OfAccount): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.sub, sub)).orderBy(asc(passkeys.id));

/** Adds a key; answers false where somebody has this very key already. */
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

/** Keeps how often a key was used, as it says itself. */
export async function keepCounter(tx: Tx, { id }: Pick<PasskeyRow, 'id'>, counter: number): Promise<void> {
  await tx.update(passkeys).set({ counter }).where(eq(passkeys.id, id));
}

/** Removes a key of the caller. Answers false for one that is not theirs. */
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

/** The account is gone: its keys go with it. What was signed keeps its own copy of the key. */
export async function forgetPasskeys(tx: Tx, sub: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.sub, sub));
}
