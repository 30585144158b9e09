import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../counters.ts';

/**
 * One line and one count per request: the route's pattern, never the requested path or query, which can name a person (S-139).
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime: ms } = reply;
    request.log.info({ method, route, status, ms: Math.round(ms) }, 'request');
    requestSeconds.observe({ method, route, status }, ms / 1000);
    done();
  });
}
