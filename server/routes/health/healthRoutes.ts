import type { FastifyPluginCallback } from 'fastify';
import { maintenance } from '../../http/errors.ts';

/** /healthz: the process lives. /readyz: the database answers too. Neither says what runs here (S-140). */
export const healthRoutes: FastifyPluginCallback = (app, _options, done) => {
  const schema = { hide: true };
  app.get('/healthz', { schema }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema }, async () => {
    if (!(await app.services.ready())) throw maintenance();
    return { status: 'ready' };
  });
  done();
};
