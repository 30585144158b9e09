import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../http/errors.ts';

const PER_MINUTE = 600;

/**
 * The general limit on the API, per person or, without a token, per network (S-145). It is counted in this process: it
 * guards the process. What must not be guessed is counted in the database by limitAttempts.
 */
export async function addLimiter(app: FastifyInstance): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => request.tokenOrNull?.sub ?? `peer ${request.network}`,
  });
  return async (request) => {
    const outcome = await count(request);
    if (!outcome.isAllowed && outcome.isExceeded) throw tooMany(outcome.ttlInSeconds);
  };
}
