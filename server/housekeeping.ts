import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { countJob } from './counters.ts';
import type { Db } from './db/database.ts';
import { idempotencyKeys, rateLimits } from './db/requestSchema.ts';

const EVERY = 60 * 60_000;

/**
 * Removes what has served its time: keys of requests that nobody repeats any more, counters whose window has passed.
 */
export async function sweep(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.created_at} < now() - interval '2 days'`);
  await db.delete(rateLimits).where(sql`${rateLimits.resets_at} < now()`);
}

/** Sweeps once an hour; several processes may do so at once. `stop` waits for the one under way. */
export function startHousekeeping(db: Db, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = countJob('clean_up', () => sweep(db)).catch((error: unknown) =>
      log.warn({ err: error }, 'the hourly clean-up failed'),
    );
  }, EVERY).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
