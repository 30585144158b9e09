import type { AppConfig } from '../../domain/wire/config.ts';

/** Nothing listens at these addresses: a test that needs an answer starts its own server. */
export const config: AppConfig = {
  api: 'http://127.0.0.1:9/api/v1',
  oidc: {
    authority: 'http://127.0.0.1:9/oidc',
    clientId: 'onderling-app',
    scope: 'openid offline_access',
    resource: 'http://127.0.0.1:9/api/v1',
  },
  rolesClaim: 'https://onderling.example/roles',
  registration: 'embedded',
  linksPrinted: false,
  chatUrl: 'https://chat.example/31612345678',
  sentryDsn: null,
  toastSeconds: 5,
};
