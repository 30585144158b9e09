import { and, asc, eq, gte } from 'drizzle-orm';
import { type LoginPasskeys, MOST_LOGIN_PASSKEYS } from '../../server/accounts.ts';
import { accountPasskeys, accounts } from '../../server/db/accountSchema.ts';
import { newHashid } from '../../server/hashid.ts';
import { creationOptions, newKey } from '../../server/passkeys/webauthn.ts';
import { addingSubject, newChallenge, takeChallenge } from './challenges.ts';

const ofAccount = (sub: string) => eq(accountPasskeys.account_id, sub);
const one = (sub: string, id: string) => and(ofAccount(sub), eq(accountPasskeys.id, id));

export const passkeys: LoginPasskeys = {
  async list(tx, sub) {
    const rows = await tx
      .select()
      .from(accountPasskeys)
      .where(ofAccount(sub))
      .orderBy(asc(accountPasskeys.added_at), asc(accountPasskeys.id));
    return rows.map(({ id, name, added_at, last_used_at }) => ({
      id,
      name,
      added_at: added_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    }));
  },

  async start(tx, { sub, session, now }, site) {
    const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, sub));
    const known = await tx.select({ id: accountPasskeys.credential_id }).from(accountPasskeys).where(ofAccount(sub));
    if (!account || known.length >= MOST_LOGIN_PASSKEYS) return null;
    const challenge = await newChallenge(tx, addingSubject(sub, session), now, sub);
    return creationOptions(site, {
      challenge,
      person: sub,
      name: account.email,
      known: known.map(({ id }) => id),
      logsIn: true,
    });
  },

  async add(tx, { sub, session, now }, site, { name, made }) {
    const challenge = await takeChallenge(tx, addingSubject(sub, session), now);
    if (challenge === null) return 'late';
    const key = await newKey(site, made, challenge);
    if (!key) return 'unreadable';
    // Two added at once must not both be the tenth.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sub)).for('update');
    if ((await tx.$count(accountPasskeys, ofAccount(sub))) >= MOST_LOGIN_PASSKEYS) return 'full';
    const added = await tx
      .insert(accountPasskeys)
      .values({
        id: newHashid(),
        account_id: sub,
        credential_id: key.credentialId,
        public_key: key.publicKey,
        counter: key.counter,
        name: name.trim(),
        added_at: now,
      })
      .onConflictDoNothing({ target: accountPasskeys.credential_id })
      .returning({ id: accountPasskeys.id });
    return added.length > 0 ? null : 'known';
  },

  async rename(tx, sub, id, name) {
    const renamed = await tx
      .update(accountPasskeys)
      .set({ name: name.trim() })
      .where(one(sub, id))
      .returning({ id: accountPasskeys.id });
    return renamed.length > 0;
  },

  async remove(tx, sub, id) {
    const gone = await tx.delete(accountPasskeys).where(one(sub, id)).returning({ id: accountPasskeys.id });
    return gone.length > 0;
  },

  async removeSince(tx, sub, since) {
    await tx.delete(accountPasskeys).where(and(ofAccount(sub), gte(accountPasskeys.added_at, since)));
  },
};
