import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** From the next call on the person's tokens must (or need not) come of a second factor (S-13). */
export async function setMfaRequired(tx: Tx, userId: number, required: boolean): Promise<void> {
  await tx.update(users).set({ mfa_required: required }).where(eq(users.id, userId));
}
