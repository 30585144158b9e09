import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { AppConfig } from '../../../domain/wire/config.ts';
import { paths } from '../../paths.ts';

/**
 * The OpenID Connect client: authorization code with PKCE. Tokens stay in memory; sessionStorage holds only
 * state, nonce and verifier, until the provider's answer (S-111).
 */
export function createManager(oidc: AppConfig['oidc'], origin: string): UserManager {
  return new UserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    resource: oidc.resource,
    extraTokenParams: { resource: oidc.resource },
    redirect_uri: origin + paths.signedIn,
    post_logout_redirect_uri: origin + paths.logout,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    // The session renews by itself: the library's own renewal names no resource, and falls back on a frame we forbid.
    automaticSilentRenew: false,
    monitorSession: false,
    requestTimeoutInSeconds: 20,
    loadUserInfo: false,
  });
}
