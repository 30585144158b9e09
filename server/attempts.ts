import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from './db/database.ts';
import { rateLimits } from './db/requestSchema.ts';
import { tooMany } from './http/errors.ts';

/**
 * Counts one attempt at a rate-limited act, in the database, so that all processes count together. Pass the database
 * and not a transaction: an attempt counts also when the rest is rolled back.
 * @param key the subject of the count, such as `invitation ${ip}`; stored as a hash, because it can name a person.
 * @throws R429 when there were more than `max` in the window.
 */
export async function limitAttempts(db: Db, key: string, max: number, windowSeconds: number): Promise<void> {
  const { count, wait } = await countAttempt(db, key, windowSeconds);
  if (count > max) throw tooMany(wait);
}

/** Calls of one kind from one network in a minute: enough for a family behind one connection, not for a guesser (S-119). */
const PER_MINUTE = 10;

/** Counts a network's call to something guessable. Throws R429. */
export const limitNetwork = (db: Db, what: string, network: string): Promise<void> =>
  limitAttempts(db, `${what} ${network}`, PER_MINUTE, 60);

/** Forgets the attempts before a success, which no longer count. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, attemptKey(key)));
}

/** The name under which attempts are counted: a hash, because the subject can name a person. */
export const attemptKey = (key: string): string => createHash('sha256').update(key).digest('hex');

interface Attempt {
  /** The moment it counts for, where that is not the database's own. */
  at?: Date;
  /** How many it counts for. */
  times?: number;
}

interface Counted {
  /** How many so far. */
  count: number;
  /** The seconds until the window ends. */
  wait: number;
}

/** Counts one attempt within a window that starts at its first. */
export async function countAttempt(
  db: Queryable,
  key: string,
  windowSeconds: number,
  attempt: Attempt = {},
): Promise<Counted> {
  const [counted] = await countAttempts(db, [{ key, windowSeconds }], attempt);
  return counted ?? { count: attempt.times ?? 1, wait: 0 };
}

/** Counts one attempt at several things, each within its own window, in one query. The keys must differ. */
export async function countAttempts(
  db: Queryable,
  counted: readonly { key: string; windowSeconds: number }[],
  { at, times = 1 }: Attempt = {},
): Promise<Counted[]> {
  const now = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
  const over = sql`${rateLimits.resets_at} <= ${now}`;
  const rows = await db
    .insert(rateLimits)
    .values(
      counted.map(({ key, windowSeconds }) => ({
        key: attemptKey(key),
        count: times,
        resets_at: sql`${now} + make_interval(secs => ${windowSeconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then ${times} else ${rateLimits.count} + ${times} end`,
        resets_at: sql`case when ${over} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      wait: sql<number>`ceil(extract(epoch from ${rateLimits.resets_at} - ${now}))::int`,
    });
  return counted.map(({ key, windowSeconds }) => {
    const row = rows.find((one) => one.key === attemptKey(key));
    return { count: row?.count ?? times, wait: Math.min(row?.wait ?? 0, windowSeconds) };
  });
}
