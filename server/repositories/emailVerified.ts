import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { accounts } from '../db/schema.ts';

/**
 * Was a person's e-mail address shown to be theirs? With an external identity provider there is no account here, and its
 * word is taken (docs/decisions/0011).
 */
export async function emailVerified(db: Queryable, sub: string): Promise<boolean> {
  const [account] = await db.select({ verified: accounts.email_verified }).from(accounts).where(eq(accounts.id, sub));
  return account?.verified ?? true;
}
