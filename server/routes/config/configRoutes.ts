import type { FastifyPluginCallback } from 'fastify';
import { AppConfig } from '../../../domain/wire/config.ts';
import { appConfig } from '../../appConfig.ts';

/** GET /config.json: the differences between the deployments of the one build. */
export const configRoutes: FastifyPluginCallback = (app, _options, done) => {
  const config = appConfig(app.services.env);
  app.get('/config.json', { schema: { hide: true, response: { 200: AppConfig } } }, (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(config);
  });
  done();
};
