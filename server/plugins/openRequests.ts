import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for a new client to ask: a connection is there before its request. */
const MOMENT = 100;
/** Milliseconds: the event loop came round at once, so that nobody can have connected meanwhile. */
const AT_ONCE = 1;
/** Milliseconds in which no new connection may appear: a steady stream would keep the server open for ever. */
const DOOR = 2_000;

/**
 * Accepts every connection that the system has taken and we have not. Closing the server would drop them unanswered,
 * and the event loop takes one each time it comes round.
 */
async function emptyTheDoor(server: Server): Promise<void> {
  let came = 0;
  const count = () => void (came += 1);
  server.on('connection', count);
  const from = performance.now();
  for (let empty = false; !empty && performance.now() - from < DOOR;) {
    const [before, round] = [came, performance.now()];
    await setImmediate();
    empty = came === before && performance.now() - round < AT_ONCE;
  }
  server.off('connection', count);
}

/**
 * When the server closes, no new connection comes in and every answer under way is given first, with the word that its
 * connection ends. Then the framework ends the remaining connections: the kept ones, and those that never asked
 * anything (docs/reliability.md F19).
 */
export function trackOpenRequests(app: FastifyInstance): void {
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
    if (listened) {
      await emptyTheDoor(app.server);
      app.server.close();
    }
    underWay.forEach(isLast);
    do {
      if (underWay.size > 0) await new Promise<void>((resolve) => (drained = resolve));
      if (listened) await setTimeout(MOMENT);
    } while (underWay.size > 0);
  });
}
