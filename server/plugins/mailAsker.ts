import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedBy } from '../mail/asker.ts';

/**
 * Lets the mail queue know for which request it works, so that no route has to say so and none can forget. Reading a
 * body loses the context of the first hook, so the second one sets it again.
 */
export function addMailAsker(app: FastifyInstance): void {
  for (const hook of ['onRequest', 'preValidation'] as const)
    app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) =>
      askedBy(() => ({ sub: request.tokenOrNull?.sub ?? null, network: request.network }), done),
    );
}
