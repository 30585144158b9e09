import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/database.ts';
import { accountChallenges, accountLinks, oidcPayloads } from '../server/db/accountSchema.ts';
import { forgetSessions } from './sessions.ts';

/** Rows removed in one go: short enough to hold nobody up. */
const BATCH = 500;
/** The library accepts an entry that expired a moment ago (clockTolerance); an hour is far beyond that. */
const GRACE = sql`interval '1 hour'`;

/**
 * Removes expired entries of the provider; two processes may do so at once.
 * @returns the number of rows removed.
 */
export async function sweepExpired(db: Db): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await db
      .delete(oidcPayloads)
      .where(
        sql`(${oidcPayloads.model}, ${oidcPayloads.id}) in (
          select model, id from ${oidcPayloads} where expires_at < now() - ${GRACE} limit ${BATCH} for update skip locked)`,
      )
      .returning({ id: oidcPayloads.id });
    removed += gone.length;
    if (gone.length < BATCH) break;
  }
  await db.delete(accountLinks).where(sql`${accountLinks.expires_at} < now() - ${GRACE}`);
  await db.delete(accountChallenges).where(sql`${accountChallenges.expires_at} < now() - ${GRACE}`);
  await forgetSessions(db);
  return removed;
}
