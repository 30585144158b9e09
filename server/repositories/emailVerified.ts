import { eq } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable } from '../db/database.ts';
import { accounts } from '../db/accountSchema.ts';

/**
 * Whether a person's e-mail address is verified. An external identity provider keeps the account, and says so in the
 * claim `email_verified` of its access tokens; without the claim it is not (docs/decisions/0019, 0021).
 */
export async function emailVerified(
  db: Queryable,
  { sub, emailClaimed }: Pick<Caller, 'sub' | 'emailClaimed'>,
): Promise<boolean> {
  const [account] = await db.select({ verified: accounts.email_verified }).from(accounts).where(eq(accounts.id, sub));
  return account?.verified ?? emailClaimed;
}
