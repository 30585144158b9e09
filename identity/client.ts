import type { ClientMetadata } from 'oidc-provider';
import { lifetimes } from './lifetimes.ts';
import type { ProviderOptions } from './options.ts';

/** Our own app, the only client: public, so code with PKCE, and ours, so it is never asked for consent. */
export const appClient = ({
  publicUrl,
  clientId,
}: Pick<ProviderOptions, 'publicUrl' | 'clientId'>): ClientMetadata => ({
  client_id: clientId,
  client_name: 'Onderling',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [`${publicUrl}/aangemeld`],
  post_logout_redirect_uris: [`${publicUrl}/logout`],
  default_max_age: lifetimes.login,
  require_auth_time: true,
});
