import type { FastifyInstance } from 'fastify';
import { countAttempt } from '../attempts.ts';

/** Within an hour, looking at one thing again is the same look: a screen refetches all the time. */
const ONE_LOOK_SECONDS = 3600;

/**
 * Also logs which data of others administrators read: who, what, when. A reading route that does not declare what it
 * shows stops the start, as with `access`.
 */
export function addAdministratorReads(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === 'superadmin' && [method].flat().includes('GET') && config.looksAt === undefined)
      throw new Error(`Route GET ${url} does not declare config.looksAt.`);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { looksAt } = request.routeOptions.config;
    if (looksAt === undefined || reply.statusCode >= 300) return payload;
    const { db } = app.services;
    const hashid = (request.params as { id?: string }).id ?? null;
    const { count } = await countAttempt(
      db,
      `look ${looksAt} ${hashid ?? ''} by ${request.caller.sub}`,
      ONE_LOOK_SECONDS,
    );
    if (count === 1) await request.visitor.record(db, { action: 'look', entity: looksAt, hashid });
    return payload;
  });
}
