import { and, desc, eq, gt, inArray, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Sessions } from '../server/accounts.ts';
import type { Queryable } from '../server/db/database.ts';
import { accountLinks, accounts, accountSessions, oidcPayloads } from '../server/db/accountSchema.ts';
import { ACR_SECOND_FACTOR, AMR_SECOND_FACTOR } from './acr.ts';
import { markEnded, notEnded } from './endedSessions.ts';

const { payload, model } = oidcPayloads;
const ofAccount = (sub: string) => sql`${payload}->>'accountId' = ${sub}`;
/** Matches the rows the provider keeps for one session: itself, and the codes and refresh tokens that came from it. */
const ofSession = (id: string) =>
  or(and(eq(model, 'Session'), eq(oidcPayloads.uid, id)), sql`${payload}->>'sessionUid' = ${id}`);
const notOf = (id: string) => sql`not coalesce(${ofSession(id)}, false)`;

/**
 * Ends every session of an account but `keep`: its sessions, codes and refresh tokens go, and without `keep` its
 * grants. A login under way comes to nothing (interactions/staleLogin.ts). Access tokens live out their 10 minutes.
 */
export async function endSessions(tx: Queryable, sub: string, keep: string | null = null): Promise<void> {
  // First, so that the rest sees the session of each login that was judged before this.
  await tx
    .update(accounts)
    .set({ sessions_ended: sql`${accounts.sessions_ended} + 1` })
    .where(eq(accounts.id, sub));
  const others = keep === null ? undefined : and(notOf(keep), ne(model, 'Grant'));
  const gone = await tx
    .delete(oidcPayloads)
    .where(and(ofAccount(sub), others))
    .returning({ model, uid: oidcPayloads.uid });
  const known = await tx
    .delete(accountSessions)
    .where(and(eq(accountSessions.account_id, sub), keep === null ? undefined : ne(accountSessions.id, keep)))
    .returning({ id: accountSessions.id });
  // A browser that may still log in without the password (interactions/arrival.ts) may no longer.
  await tx.delete(accountLinks).where(and(eq(accountLinks.account_id, sub), eq(accountLinks.purpose, 'arrival')));
  const uids = gone.flatMap((row) => (row.model === 'Session' && row.uid !== null ? [row.uid] : []));
  await markEnded(tx, [...new Set([...uids, ...known.map(({ id }) => id)])]);
}

/** Notes that a token was issued for a session: that is when it was last seen. */
export async function recordSession(
  tx: Queryable,
  session: { id: string; sub: string; device: string },
): Promise<void> {
  const { id, sub, device } = session;
  await tx
    .insert(accountSessions)
    .values({ id, account_id: sub, device })
    .onConflictDoUpdate({ target: accountSessions.id, set: { account_id: sub, device, last_seen_at: sql`now()` } });
}

/** Forgets the sessions the provider has ended or let expire. */
export async function forgetSessions(db: Queryable): Promise<void> {
  const alive = db
    .select({ uid: oidcPayloads.uid })
    .from(oidcPayloads)
    .where(and(eq(oidcPayloads.uid, accountSessions.id), aliveSession));
  // Not `not in`, which compares each with each once they no longer fit in memory.
  await db.delete(accountSessions).where(notExists(alive));
}

const aliveSession: SQL | undefined = and(
  eq(model, 'Session'),
  sql`${oidcPayloads.uid} is not null`,
  gt(oidcPayloads.expires_at, sql`now()`),
  notEnded,
);

/** All of `Sessions` except ending them: the rest of the product must know of that (identity/accounts.ts). */
export const sessions: Omit<Sessions, 'endAllBut'> = {
  async list(tx, sub, current) {
    const alive = tx
      .select({ uid: oidcPayloads.uid })
      .from(oidcPayloads)
      .where(and(ofAccount(sub), aliveSession));
    const rows = await tx
      .select()
      .from(accountSessions)
      .where(and(eq(accountSessions.account_id, sub), inArray(accountSessions.id, alive)))
      .orderBy(desc(eq(accountSessions.id, current ?? '')), desc(accountSessions.last_seen_at), accountSessions.id);
    return rows.map(({ id, device, signed_in_at, last_seen_at }) => ({
      id,
      device,
      signed_in_at: signed_in_at.toISOString(),
      last_seen: last_seen_at.toISOString(),
      current: id === current,
    }));
  },

  async end(tx, sub, id) {
    const ended = await tx
      .delete(oidcPayloads)
      .where(and(ofAccount(sub), ofSession(id)))
      .returning({ id: oidcPayloads.id });
    const known = await tx
      .delete(accountSessions)
      .where(and(eq(accountSessions.account_id, sub), eq(accountSessions.id, id)))
      .returning({ id: accountSessions.id });
    const found = ended.length + known.length > 0;
    if (found) await markEnded(tx, [id]);
    return found;
  },

  async isAlive(tx, sub, id) {
    return (await tx.$count(oidcPayloads, and(ofAccount(sub), eq(oidcPayloads.uid, id), aliveSession))) > 0;
  },

  async lives(tx, sub, id) {
    // The account first, as in ending all its sessions: the other way around each would wait for the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sub)).for('no key update');
    const [row] = await tx
      .select({ id: oidcPayloads.id })
      .from(oidcPayloads)
      .where(and(ofAccount(sub), eq(oidcPayloads.uid, id), aliveSession))
      .for('update');
    return row !== undefined;
  },

  async raise(tx, sub, id) {
    const level = JSON.stringify({ acr: ACR_SECOND_FACTOR, amr: AMR_SECOND_FACTOR });
    await tx
      .update(oidcPayloads)
      .set({ payload: sql`${payload} || ${level}::jsonb` })
      .where(and(ofAccount(sub), ofSession(id), inArray(model, ['Session', 'RefreshToken'])));
  },
};
