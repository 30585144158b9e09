import type { FastifyPluginCallback } from 'fastify';
import { maintenance } from '../../http/errors.ts';
import { canServe } from '../../readiness.ts';

/**
 * /healthz: the process lives. /readyz: it can serve, and whether its clock is in doubt. Neither reveals what runs here (S-140).
 */
export const healthRoutes: FastifyPluginCallback = (app, _options, done) => {
  const schema = { hide: true };
  app.get('/healthz', { schema }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema }, async () => {
    if (!(await canServe(app.services))) throw maintenance();
    return { status: 'ready', ...(app.services.judge.doubt() && { clock: 'in doubt' }) };
  });
  done();
};
