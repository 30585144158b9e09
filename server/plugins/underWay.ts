import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for whoever just came in to ask: a connection is there before the question on it. */
const MOMENT = 100;

/**
 * When the server closes, no new connection comes in and every answer under way is given first, with the word that its
 * connection ends. Then the framework ends the connections that are left: the kept ones, and those that never asked
 * anything (docs/reliability.md F19).
 */
export function addUnderWay(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  let drained: (() => void) | null = null;
  let closing = false;
  const isLast = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('connection', 'close');
  };
  app.addHook('onRequest', (_request, { raw }, done) => {
    underWay.add(raw);
    if (closing) isLast(raw);
    raw.once('close', () => {
      underWay.delete(raw);
      if (underWay.size === 0) drained?.();
    });
    done();
  });
  app.addHook('preClose', async () => {
    const listened = app.server.listening;
    closing = true;
    // Whoever stands at the door comes in first: what closes the door would send them away unanswered.
    if (listened) await setImmediate();
    if (listened) app.server.close();
    underWay.forEach(isLast);
    do {
      if (underWay.size > 0) await new Promise<void>((resolve) => (drained = resolve));
      if (listened) await setTimeout(MOMENT);
    } while (underWay.size > 0);
  });
}
