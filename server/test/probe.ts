import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/** Routes of a test's own, to see what the platform does around any route: pass it as `extra` to engine.app. */
export function probe(define: (scope: FastifyInstance) => void): FastifyPluginAsync {
  return (scope) => Promise.resolve().then(() => define(scope));
}
