import { and, eq, gt } from 'drizzle-orm';
import type { LinkPurpose, MailedLinks } from '../server/accounts.ts';
import type { Queryable } from '../server/db/database.ts';
import { accountLinks } from '../server/db/accountSchema.ts';
import { accounts } from '../server/db/accountSchema.ts';
import { hashSecretToken as hash, newSecretToken } from '../server/secretToken.ts';

/** Hours a link works. */
const VALID_HOURS: Record<LinkPurpose, number> = { verify: 24, password: 1 };

const working = (token: string, purpose: LinkPurpose, now: Date) =>
  and(eq(accountLinks.token_hash, hash(token)), eq(accountLinks.purpose, purpose), gt(accountLinks.expires_at, now));

/** Does a token still work? It is not used up. */
export async function linkWorks(tx: Queryable, token: string, purpose: LinkPurpose, now: Date): Promise<boolean> {
  return (await tx.$count(accountLinks, working(token, purpose, now))) > 0;
}

export const links: MailedLinks = {
  async make(tx, sub, purpose, now) {
    await tx.delete(accountLinks).where(and(eq(accountLinks.account_id, sub), eq(accountLinks.purpose, purpose)));
    const token = newSecretToken();
    const expires_at = new Date(now.getTime() + VALID_HOURS[purpose] * 3_600_000);
    await tx
      .insert(accountLinks)
      .values({ token_hash: hash(token), account_id: sub, purpose, expires_at, created_at: now });
    return token;
  },

  async use(tx, token, purpose, now) {
    const [used] = await tx
      .delete(accountLinks)
      .where(working(token, purpose, now))
      .returning({ sub: accountLinks.account_id });
    return used?.sub ?? null;
  },

  async markVerified(tx, sub) {
    const marked = await tx
      .update(accounts)
      .set({ email_verified: true })
      .where(and(eq(accounts.id, sub), eq(accounts.email_verified, false)))
      .returning({ id: accounts.id });
    return marked.length > 0;
  },
};
