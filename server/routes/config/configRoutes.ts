import type { FastifyPluginCallback } from 'fastify';
import { AppConfig } from '../../../domain/wire/config.ts';
import type { Env } from '../../env/settings.ts';
import { issuerOf } from '../../issuer.ts';
import { printsLinks } from '../../mail/transport.ts';

/** GET /config.json: what differs between the deployments of the one build. */
export const configRoutes: FastifyPluginCallback = (app, _options, done) => {
  const config = appConfig(app.services.env);
  app.get('/config.json', { schema: { hide: true, response: { 200: AppConfig } } }, (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(config);
  });
  done();
};

function appConfig(env: Env): AppConfig {
  return {
    api: `${env.publicUrl}/api/v1`,
    oidc: {
      authority: issuerOf(env),
      clientId: env.oidcClientId,
      scope: 'openid profile email offline_access',
      resource: env.oidcAudience,
    },
    rolesClaim: env.rolesClaim,
    registration: env.oidcAuthority ? 'provider' : 'embedded',
    linksPrinted: printsLinks(env),
    chatUrl: env.chatUrl,
    sentryDsn: env.sentryDsn,
  };
}
