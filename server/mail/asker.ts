import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For whose request a mail is written: the account, where one is logged in, and the network it came from. */
export interface Asker {
  sub: string | null;
  network: string;
}

const requests = new AsyncLocalStorage<FastifyRequest>();

/** Who asks, at this moment; null for what happens by itself, such as a reminder. */
export function currentAsker(): Asker | null {
  const request = requests.getStore();
  return request ? { sub: request.tokenOrNull?.sub ?? null, network: request.network } : null;
}

/**
 * Lets the mail queue know for which request it works, so that no route has to tell it and none can forget to. Reading
 * a body loses the context of the first hook: hence the second.
 */
export function addAsker(app: FastifyInstance): void {
  for (const hook of ['onRequest', 'preValidation'] as const)
    app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) => requests.run(request, done));
}
