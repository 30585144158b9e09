import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../db/database.ts';
import { sealsDue } from '../db/signingSchema.ts';
import type { OfFamily } from './family.ts';

/** Longer than a seal may take: the thread of a PDF and a time stamp. After that, others take over from a dead process. */
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;

/** A paper waiting for its seal, taken by the process that seals it now. */
export interface DueSeal extends OfFamily {
  requestId: number;
  tries: number;
}

/** Queues a fully signed paper. It is due at once. */
export async function queueSeal(tx: Tx, { familyId }: OfFamily, requestId: number, now: Date): Promise<void> {
  await tx.insert(sealsDue).values({ request_id: requestId, family_id: familyId, due_since: now, next_try_at: now });
}

/**
 * Takes the seal whose retry is due longest, or that of one request when it is due; several processes never take the same one. If
 * sealing fails it is due again later, with growing delays.
 */
export async function takeDueSeal(db: Db, now: Date, requestId?: number): Promise<DueSeal | undefined> {
  const at = now.toISOString();
  const one = requestId === undefined ? sql`` : sql`and d.request_id = ${requestId}`;
  const { rows } = await db.execute<{ request: string; family: string; tries: number }>(sql`
    update ${sealsDue} set tries = tries + 1,
      next_try_at = ${at}::timestamptz + make_interval(secs => least(${FIRST_WAIT_SECONDS} * 2 ^ least(tries, 10), ${LONGEST_WAIT_SECONDS}))
    where request_id = (select d.request_id from ${sealsDue} d where d.next_try_at <= ${at}::timestamptz ${one}
      order by d.next_try_at, d.request_id limit 1 for update skip locked)
    returning request_id as request, family_id as family, tries`);
  const [due] = rows;
  return due && { requestId: Number(due.request), familyId: Number(due.family), tries: due.tries };
}

/** Takes a request out of the queue: it has its seal. */
export async function dropSeal(
  tx: Tx,
  { familyId, requestId }: Pick<DueSeal, 'familyId' | 'requestId'>,
): Promise<void> {
  await tx.delete(sealsDue).where(and(eq(sealsDue.request_id, requestId), eq(sealsDue.family_id, familyId)));
}

/** The number of papers waiting for their seal, and since when the oldest waits. */
export async function sealQueue(db: Queryable): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows } = await db.execute<{ waiting: number; oldest: Date | string | null }>(
    sql`select count(*)::int as waiting, min(due_since) as oldest from ${sealsDue}`,
  );
  const { waiting = 0, oldest = null } = rows[0] ?? {};
  return { waiting, oldest: oldest === null ? null : new Date(oldest) };
}
