import type { FastifyInstance } from 'fastify';

/**
 * One line per request: the route's pattern, never the path or query that was asked for, which can name a person
 * (S-139).
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
