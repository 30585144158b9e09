import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import { canLogInSql } from '../db/canLogIn.ts';
import { calendarFeeds } from '../db/calendarSchema.ts';
import type { Db, Queryable, Tx } from '../db/database.ts';
import { auditLog, users } from '../db/schema.ts';

/** `read_at` is kept to the hour: a calendar that polls often need not cause many writes. */
const READ_AGAIN_MS = 3_600_000;

/** The action in the audit log that says a feed was closed because the sessions of its owner ended. */
export const CLOSED_WITH_SESSIONS = 'close';

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** Finds the caller's own feed. */
export async function findFeed(db: Queryable, { userId, familyId }: Caller): Promise<FeedRow | undefined> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.user_id, userId), eq(calendarFeeds.family_id, familyId)));
  return row;
}

/** A new address for the caller; the previous one stops working. */
export async function replaceFeed(
  tx: Tx,
  { userId, familyId }: Caller,
  feed: { tokenHash: string; amounts: boolean; now: Date },
): Promise<FeedRow> {
  const values = {
    family_id: familyId,
    token_hash: feed.tokenHash,
    amounts: feed.amounts,
    created_at: feed.now,
    read_at: null,
  };
  const [row] = await tx
    .insert(calendarFeeds)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.user_id, set: values })
    .returning();
  if (!row) throw new Error('The feed was not stored.');
  return row;
}

/** @returns whether there was one. */
export async function closeFeed(tx: Tx, { userId, familyId }: Caller): Promise<boolean> {
  const gone = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.user_id, userId), eq(calendarFeeds.family_id, familyId)))
    .returning({ id: calendarFeeds.user_id });
  return gone.length > 0;
}

/** Closes the feeds of an account, in all its families. @returns whose were closed. */
export function closeFeedsOf(tx: Queryable, sub: string): Promise<{ familyId: number; userId: number }[]> {
  const owner = tx.select({ id: users.id }).from(users).where(eq(users.sub, sub));
  return tx
    .delete(calendarFeeds)
    .where(inArray(calendarFeeds.user_id, owner))
    .returning({ userId: calendarFeeds.user_id, familyId: calendarFeeds.family_id });
}

/** When the caller's last feed was closed with their sessions; null if it exists, or if they closed it themselves. */
export async function closedWithSessions(db: Queryable, { userId, familyId }: Caller): Promise<Date | null> {
  const [last] = await db
    .select({ action: auditLog.action, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.user_id, userId), eq(auditLog.family_id, familyId), eq(auditLog.entity, 'calendar')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.action === CLOSED_WITH_SESSIONS ? last.at : null;
}

/**
 * The owner of the polling calendar, as a member who sees only contracts they are a party to, manager or not. Undefined
 * for a token that does not work, and for somebody who can't log in (S-10).
 */
export async function feedReader(
  db: Queryable,
  tokenHash: string,
): Promise<{ feed: FeedRow; reader: Caller } | undefined> {
  const [row] = await db
    .select({ feed: calendarFeeds, hashid: users.hashid, sub: users.sub })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.user_id))
    .where(and(eq(calendarFeeds.token_hash, tokenHash), canLogInSql('users')));
  if (!row) return undefined;
  const { feed, hashid, sub } = row;
  return {
    feed,
    reader: {
      userId: feed.user_id,
      familyId: feed.family_id,
      hashid,
      sub: sub ?? '',
      roles: [],
      familyRole: 'member',
      emailClaimed: false,
    },
  };
}

/** Records that a calendar polled. */
export async function noteRead(db: Db, tokenHash: string, now: Date): Promise<void> {
  const longAgo = or(isNull(calendarFeeds.read_at), lt(calendarFeeds.read_at, new Date(now.getTime() - READ_AGAIN_MS)));
  await db
    .update(calendarFeeds)
    .set({ read_at: now })
    .where(and(eq(calendarFeeds.token_hash, tokenHash), longAgo));
}
