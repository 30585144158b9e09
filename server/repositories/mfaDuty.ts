import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** From the next call on, an account's tokens must (or need not) come from a second factor, in every family (S-13). */
export async function setMfaRequired(tx: Tx, sub: string, required: boolean): Promise<void> {
  await tx.update(users).set({ mfa_required: required }).where(eq(users.sub, sub));
}
