import type { AppConfig } from '../domain/wire/config.ts';
import type { Env } from './env/settings.ts';
import { issuerOf } from './issuer.ts';
import { printsLinks } from './mail/transport.ts';

/** The differences between the deployments of the one build: at /config.json, and in the page itself. */
export function appConfig(env: Env): AppConfig {
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
    toastSeconds: env.toastSeconds,
  };
}
