import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** GET /metrics, in Prometheus' text format. With a token only for callers that send it as `Authorization: Bearer`. */
export const metricsRoute =
  (read: () => Promise<string>, token: string | null): FastifyPluginAsync =>
  (app) => {
    const expected = token === null ? null : digest(`Bearer ${token}`);
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store');
      if (!expected || timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return read();
      return reply.code(401).header('www-authenticate', 'Bearer').send('');
    });
    return Promise.resolve();
  };
