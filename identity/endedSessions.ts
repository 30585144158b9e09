import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../server/db/database.ts';
import { oidcPayloads } from '../server/db/accountSchema.ts';
import { lifetimes } from './lifetimes.ts';

/**
 * The ended sessions, in the library's own table, for as long as one could still be there. The library rewrites a
 * session at the end of each request that used it, so a request under way brings a removed session back; a session
 * marked here is not found again (docs/decisions/0021).
 */
const ENDED = 'EndedSession';

/** Matches a row of oidc_payloads whose session was not ended. */
export const notEnded: SQL = sql`not exists (
  select 1 from ${oidcPayloads} ended where ended.model = ${ENDED} and ended.id = ${oidcPayloads.uid})`;

/** Marks sessions, by their uid, as ended. */
export async function markEnded(tx: Queryable, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const expires_at = sql`now() + make_interval(secs => ${lifetimes.session})`;
  await tx
    .insert(oidcPayloads)
    .values(uids.map((id) => ({ model: ENDED, id, payload: {}, expires_at })))
    .onConflictDoNothing();
}
