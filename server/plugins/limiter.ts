import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAttempt } from '../attempts.ts';
import { tooMany } from '../http/errors.ts';

const PER_MINUTE = 600;
const MINUTE_SECONDS = 60;
/** After this many calls of one person a process tells the others, so that a person with few calls costs no query. */
const SYNC_EVERY = 50;
/** This many people over the limit are remembered; scanned for the ones whose minute is over. */
const REMEMBERED = 1_000;

/**
 * The general limit on the API, per person or, without a token, per network (S-145). Each process keeps its own count,
 * and the processes of one database add their counts up there fifty at a time (docs/decisions/0033). Guessable secrets
 * are counted call by call by limitAttempts.
 */
export async function addLimiter(app: FastifyInstance): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false });
  const keyOf = (request: FastifyRequest) => request.tokenOrNull?.sub ?? `peer ${request.network}`;
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: MINUTE_SECONDS * 1000, keyGenerator: keyOf });
  const together = countTogether(app);
  return async (request) => {
    const key = keyOf(request);
    together.refuseFull(key);
    const outcome = await count(request);
    if (outcome.isAllowed) return;
    if (outcome.isExceeded) throw tooMany(outcome.ttlInSeconds);
    if ((outcome.max - outcome.remaining) % SYNC_EVERY === 0) await together.tell(key);
  };
}

/** The count of all processes of the database together. */
function countTogether({ services }: FastifyInstance) {
  /** Until when somebody waits, in milliseconds since this process began: no jump of the clock keeps them out. */
  const full = new Map<string, number>();
  return {
    /** @throws R429 for anyone over the limit at all processes together. */
    refuseFull(key: string): void {
      const left = (full.get(key) ?? 0) - performance.now();
      if (left > 0) throw tooMany(Math.ceil(left / 1000));
      full.delete(key);
    },
    /** Adds the counts of this process. Without a database each process goes on with its own count. */
    async tell(key: string): Promise<void> {
      try {
        const { count, wait } = await countAttempt(services.db, `calls ${key}`, MINUTE_SECONDS, { times: SYNC_EVERY });
        if (count < PER_MINUTE) return;
        const now = performance.now();
        if (full.size >= REMEMBERED) for (const [other, until] of full) if (until <= now) full.delete(other);
        full.set(key, now + wait * 1000);
      } catch (error) {
        services.log.warn({ err: error }, 'calls could not be counted for all processes together');
      }
    },
  };
}
