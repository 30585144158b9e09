import { and, eq, gt, inArray } from 'drizzle-orm';
import type { LinkPurpose, MailedLinks } from '../server/accounts.ts';
import type { Queryable } from '../server/db/database.ts';
import { accountLinks } from '../server/db/accountSchema.ts';
import { accounts } from '../server/db/accountSchema.ts';
import { ARRIVAL_SECONDS, BEGUN_SECONDS } from '../server/http/browserMarks.ts';
import { isAddress } from '../server/repositories/sameAddress.ts';
import { hashSecretToken as hash, newSecretToken } from '../server/secretToken.ts';
import { newPasswordPath } from './forgotten/paths.ts';

/** Links and marks that prove an address, or log in by it. */
const PROVING: Purpose[] = ['verify', 'begun', 'arrival'];

type Purpose = (typeof accountLinks.$inferSelect)['purpose'];

/** For a second step reported lost, in hours: so much longer than any other link that its rows are apart in the index. */
const LOST_FACTOR_HOURS = 400 * 24;
export const LOST_FACTOR_VALID_MS = LOST_FACTOR_HOURS * 3_600_000;

/** Hours a link works. */
const VALID_HOURS: Record<Purpose, number> = {
  verify: 24,
  password: 1,
  address: 24,
  undo: 7 * 24,
  lost_factor: LOST_FACTOR_HOURS,
  begun: BEGUN_SECONDS / 3600,
  arrival: ARRIVAL_SECONDS / 3600,
};

/** How long a change in how somebody logs in can be taken back, in milliseconds. */
export const WAY_BACK_MS = VALID_HOURS.undo * 3_600_000;

const working = (token: string, purpose: Purpose, now: Date) =>
  and(eq(accountLinks.token_hash, hash(token)), eq(accountLinks.purpose, purpose), gt(accountLinks.expires_at, now));

/** The account of a link that works. It is not used up. */
export async function linkOwner(db: Queryable, token: string, purpose: LinkPurpose, now: Date): Promise<string | null> {
  const found = await db
    .select({ sub: accountLinks.account_id })
    .from(accountLinks)
    .where(working(token, purpose, now));
  return found[0]?.sub ?? null;
}

/**
 * Makes a link; earlier ones for the same purpose stop working, except the ways back: each event has its own.
 * @returns its token.
 */
export async function makeLink(
  tx: Queryable,
  { sub, purpose, email = null }: { sub: string; purpose: Purpose; email?: string | null },
  now: Date,
): Promise<string> {
  if (purpose !== 'undo')
    await tx.delete(accountLinks).where(and(eq(accountLinks.account_id, sub), eq(accountLinks.purpose, purpose)));
  const token = newSecretToken();
  const expires_at = new Date(now.getTime() + VALID_HOURS[purpose] * 3_600_000);
  await tx
    .insert(accountLinks)
    .values({ token_hash: hash(token), account_id: sub, purpose, email, expires_at, created_at: now });
  return token;
}

/** Uses a link up, only that of one account where `sub` is given. @returns what it was; null when it does not work. */
export async function takeLink(
  tx: Queryable,
  { token, purpose, sub }: { token: string; purpose: Purpose; sub?: string },
  now: Date,
): Promise<typeof accountLinks.$inferSelect | null> {
  const [used] = await tx
    .delete(accountLinks)
    .where(and(working(token, purpose, now), sub === undefined ? undefined : eq(accountLinks.account_id, sub)))
    .returning();
  return used ?? null;
}

export const links: MailedLinks = {
  make: (tx, sub, purpose, now) => makeLink(tx, { sub, purpose }, now),

  async use(tx, token, purpose, now) {
    return (await takeLink(tx, { token, purpose }, now))?.account_id ?? null;
  },

  owner: linkOwner,

  passwordPath: newPasswordPath,

  async markVerified(tx, sub) {
    const marked = await tx
      .update(accounts)
      .set({ email_verified: true })
      .where(and(eq(accounts.id, sub), eq(accounts.email_verified, false)))
      .returning({ id: accounts.id });
    await tx.delete(accountLinks).where(and(eq(accountLinks.account_id, sub), inArray(accountLinks.purpose, PROVING)));
    return marked.length > 0;
  },

  async forgetBegun(tx, email) {
    const known = tx.select({ id: accounts.id }).from(accounts).where(isAddress(accounts.email, email));
    await tx
      .delete(accountLinks)
      .where(and(inArray(accountLinks.account_id, known), eq(accountLinks.purpose, 'begun')));
  },
};
