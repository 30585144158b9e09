import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { AddressChanges } from '../server/accounts.ts';
import type { Queryable } from '../server/db/database.ts';
import { accountLinks, accounts } from '../server/db/accountSchema.ts';
import { normaliseEmail } from '../domain/rules/email.ts';
import { isAddress } from '../server/repositories/sameAddress.ts';
import { makeLink, takeLink } from './links.ts';

/** Links that reserve an address for its former holder, as long as they can take it back. */
const holding = (email: string) =>
  and(
    // Written out: from a parameter PostgreSQL can't tell that the partial index applies.
    sql`${accountLinks.purpose} = 'undo'`,
    isAddress(accountLinks.email, email),
    sql`${accountLinks.expires_at} > now()`,
  );

/** Is an address kept for another account, which can still take it back? Asked after a row with it was written. */
export async function isHeldByOther(tx: Queryable, email: string, sub: string): Promise<boolean> {
  return (await tx.$count(accountLinks, and(holding(email), ne(accountLinks.account_id, sub)))) > 0;
}

/** Nobody else changes this account until the transaction is over. @returns its address; undefined when it is gone. */
export const lockAddress = async (tx: Queryable, sub: string): Promise<string | undefined> =>
  (await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, sub)).for('update'))[0]?.email;

/**
 * The address an account logs in with: the reader of the mail at the new one changes it; the reader at the old one puts
 * it back (wayBack.ts).
 */
export const addressChanges: AddressChanges = {
  async state(tx, sub, now) {
    const rows = await tx
      .select()
      .from(accountLinks)
      .where(
        and(
          eq(accountLinks.account_id, sub),
          inArray(accountLinks.purpose, ['address', 'undo']),
          gt(accountLinks.expires_at, now),
        ),
      );
    const one = (purpose: 'address' | 'undo') => rows.find((row) => row.purpose === purpose && row.email !== null);
    const [asked, undo] = [one('address'), one('undo')];
    return {
      asked: asked ? { email: asked.email ?? '', until: asked.expires_at } : null,
      changed: undo ? { before: undo.email ?? '', until: undo.expires_at } : null,
    };
  },

  async isTaken(tx, email) {
    const owners = await tx.$count(accounts, isAddress(accounts.email, email));
    return owners > 0 || (await tx.$count(accountLinks, holding(email))) > 0;
  },

  async isOf(tx, sub, email) {
    const own = and(eq(accounts.id, sub), isAddress(accounts.email, email));
    if ((await tx.$count(accounts, own)) > 0) return true;
    return (await tx.$count(accountLinks, and(holding(email), eq(accountLinks.account_id, sub)))) > 0;
  },

  ask: (tx, sub, email, now) => makeLink(tx, { sub, purpose: 'address', email: normaliseEmail(email) }, now),

  async withdraw(tx, sub) {
    const gone = await tx
      .delete(accountLinks)
      .where(and(eq(accountLinks.account_id, sub), eq(accountLinks.purpose, 'address')))
      .returning({ id: accountLinks.token_hash });
    return gone.length > 0;
  },

  async confirm(tx, sub, token, now) {
    const before = await lockAddress(tx, sub);
    const email = (await takeLink(tx, { token, purpose: 'address', sub }, now))?.email;
    if (before === undefined || !email || (await this.state(tx, sub, now)).changed) return null;
    const owner = and(ne(accounts.id, sub), isAddress(accounts.email, email));
    if ((await tx.$count(accounts, owner)) > 0) return 'taken';
    await tx.update(accounts).set({ email, email_verified: true }).where(eq(accounts.id, sub));
    if (await isHeldByOther(tx, email, sub)) return 'taken';
    // Links mailed to the old address stop working, except the ways back: those are its reader's for as long as this change can
    // be undone.
    await tx.delete(accountLinks).where(and(eq(accountLinks.account_id, sub), ne(accountLinks.purpose, 'undo')));
    return { before, email, undo: await makeLink(tx, { sub, purpose: 'undo', email: before }, now) };
  },
};
