import type { FastifyPluginAsync } from 'fastify';
import { countJob } from '../counters.ts';
import type { Identity } from '../../identity/identity.ts';

const SWEEP_EVERY = 15 * 60_000;

/**
 * Mounts the embedded identity provider at /oidc. It reads its requests and writes its answers itself: Fastify only
 * passes them on, body unread, with the address of the real peer. The general limit on requests holds here too (S-145).
 */
export const identityPlugin =
  (identity: Identity): FastifyPluginAsync =>
  async (app) => {
    await app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
      scope.all('/oidc/*', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
        reply.hijack();
        identity.handle(request.raw, reply.raw, { ip: request.ip, requestId: request.id });
      });
      done();
    });

    let sweeping: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      sweeping = countJob('sessions', () => identity.sweep()).catch((error: unknown) =>
        app.log.warn({ err: error }, 'what expired at the identity provider was not removed'),
      );
    }, SWEEP_EVERY);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await sweeping;
    });
  };
