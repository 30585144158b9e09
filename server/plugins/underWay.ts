import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * When the server closes, no new connection comes in and every answer under way is given first, with the word that its
 * connection ends. Then the framework ends the connections that are left: the kept ones, and those that never asked
 * anything (docs/reliability.md F19).
 */
export function addUnderWay(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  let drained: (() => void) | null = null;
  app.addHook('onRequest', (_request, { raw }, done) => {
    underWay.add(raw);
    raw.once('close', () => {
      underWay.delete(raw);
      if (underWay.size === 0) drained?.();
    });
    done();
  });
  app.addHook('preClose', async () => {
    if (app.server.listening) app.server.close();
    for (const answer of underWay) if (!answer.headersSent) answer.setHeader('connection', 'close');
    if (underWay.size > 0) await new Promise<void>((resolve) => (drained = resolve));
  });
}
