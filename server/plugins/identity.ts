import type { FastifyPluginAsync } from 'fastify';
import type { Identity } from '../../identity/identity.ts';
import type { ClockJudge } from '../rounds/clockJudge.ts';
import { everyRound } from '../rounds/everyRound.ts';

const SWEEP_EVERY = 15 * 60_000;

/**
 * Mounts the embedded identity provider at /oidc. It reads its requests and writes its answers itself: Fastify only
 * passes them on, body unread, with the address of the real peer. The general rate limit applies here too (S-145).
 */
export const identityPlugin =
  (identity: Identity, judge: ClockJudge): FastifyPluginAsync =>
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

    const sweeps = everyRound('sessions', SWEEP_EVERY, () => identity.sweep(), {
      log: app.log,
      judge,
      later: true,
    });
    app.addHook('onClose', () => sweeps.stop());
  };
