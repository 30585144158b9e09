import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { PERMISSIONS_POLICY } from './permissionsPolicy.ts';

/** The security headers of every answer, and no caching of API answers. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  const { env, clock } = app.services;
  await app.register(helmet, {
    // Set below, from our own list: the page's policy carries a nonce, the others are constant.
    contentSecurityPolicy: false,
    hsts: env.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Not a path, not even to ourselves: an address can hold an invitation or a hashid. Not no-referrer: that hides the
    // Origin of a form.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(env);
  app.addHook('onRequest', (request, reply, done) => {
    // Shown to the person and in the log (plugins/errorAnswers.ts).
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.url.startsWith('/api/'))
      // The day that decides what is due: a device whose clock is wrong goes by it (src/store/api/serverTime.ts).
      reply.headers({ 'cache-control': 'no-store', date: new Date(clock()).toUTCString() });
    done();
  });
}
