import { and, asc, eq, gte, isNotNull, ne, or } from 'drizzle-orm';
import type { WayBack } from '../server/accounts.ts';
import type { Queryable } from '../server/db/database.ts';
import { accountLinks, accounts } from '../server/db/accountSchema.ts';
import { newSecretToken } from '../server/secretToken.ts';
import { lockAddress } from './addressChanges.ts';
import { factors } from './factor/factors.ts';
import { newPasswordPath } from './forgotten/paths.ts';
import { makeLink, takeLink } from './links.ts';
import { passkeys } from './passkeys/passkeys.ts';
import { hashPassword } from './passwords/hash.ts';

/** The first change of address of an account from a moment on: it has the address at that moment. */
async function addressAt(tx: Queryable, sub: string, since: Date): Promise<string | null> {
  const [change] = await tx
    .select({ before: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.account_id, sub),
        eq(accountLinks.purpose, 'undo'),
        isNotNull(accountLinks.email),
        gte(accountLinks.created_at, since),
      ),
    )
    .orderBy(asc(accountLinks.created_at))
    .limit(1);
  return change?.before ?? null;
}

/**
 * The way back for the reader of a mail about a login change that was not theirs (docs/decisions/0021).
 * @param endAll ends every session of an account, and anything one of them began
 */
export const wayBack = (endAll: (tx: Queryable, sub: string) => Promise<void>): WayBack => ({
  make: (tx, sub, now) => makeLink(tx, { sub, purpose: 'undo' }, now),

  async take(tx, token, now) {
    const link = await takeLink(tx, { token, purpose: 'undo' }, now);
    if (!link) return null;
    const { account_id: sub, created_at: since } = link;
    const current = await lockAddress(tx, sub);
    if (current === undefined) return null;
    const before = link.email ?? (await addressAt(tx, sub, since));
    // Nobody knows this password: the next one is chosen by the link that is returned.
    const password_hash = await hashPassword(newSecretToken());
    const address = before === null ? {} : { email: before, email_verified: true };
    await tx
      .update(accounts)
      .set({ ...address, password_hash })
      .where(eq(accounts.id, sub));
    // Mails from before this event are still theirs; later ones may have gone to somebody else.
    const later = or(ne(accountLinks.purpose, 'undo'), gte(accountLinks.created_at, since));
    await tx.delete(accountLinks).where(and(eq(accountLinks.account_id, sub), later));
    const factorGone = await factors.removeSince(tx, sub, since);
    // If the address itself was taken, every passkey is in doubt: its owner adds it again, with the next password.
    await passkeys.removeSince(tx, sub, before === null ? since : new Date(0));
    await endAll(tx, sub);
    return {
      sub,
      since,
      email: before ?? current,
      removed: before === null ? null : current,
      factorGone,
      choose: newPasswordPath(await makeLink(tx, { sub, purpose: 'password' }, now)),
    };
  },
});
