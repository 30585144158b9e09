import type { Configuration } from 'oidc-provider';
import { ACR_MULTI_FACTOR, ACR_PASSWORD, ACR_SECOND_FACTOR } from './acr.ts';
import { accessTokenClaims, accountFinder, claimsOf } from './claims.ts';
import { appClient } from './client.ts';
import { cookieSettings } from './cookies.ts';
import { loadAppGrant, SCOPES } from './grant.ts';
import { loginPath } from './interactions/paths.ts';
import { errors } from './library.ts';
import { lifetimes } from './lifetimes.ts';
import type { ProviderOptions } from './options.ts';
import type { PageContext } from './pages/layout.ts';
import { loginPolicy } from './policy.ts';
import { renderError, renderLogout, renderLoggedOut } from './rendering.ts';
import { createStorage } from './storage.ts';

/** Configures the certified library: one public client, code with PKCE, ES256, JWT access tokens for our API. */
export function configure(options: ProviderOptions, pages: PageContext): Configuration {
  const { audience, rolesClaim, keys } = options;
  return {
    adapter: createStorage(options.db),
    clients: [appClient(options)],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: keys.jwks,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: SCOPES,
    // Why the app sends somebody here again (interactions/login.ts).
    extraParams: ['why'],
    pkce: { required: () => true },
    acrValues: [ACR_PASSWORD, ACR_SECOND_FACTOR, ACR_MULTI_FACTOR],
    claims: claimsOf(rolesClaim),
    // The ID token carries the claims of the scopes: a token bound to our API can't ask the userinfo endpoint.
    conformIdTokenClaims: false,
    findAccount: accountFinder(options.accounts, rolesClaim),
    extraTokenClaims: accessTokenClaims(rolesClaim),
    loadExistingGrant: loadAppGrant,
    // The library drops offline_access without prompt=consent; our own app gets its refresh token without it.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Logging out ends the refresh tokens too (S-9).
    expiresWithSession: () => true,
    cookies: cookieSettings(options),
    interactions: { policy: loginPolicy(), url: (_ctx, interaction) => loginPath(interaction.uid) },
    // A browser also names the origin of a POST to its own site; only our own app may read the answer (S-107).
    clientBasedCORS: (_ctx, origin) => origin === new URL(options.publicUrl).origin,
    clockTolerance: 60,
    discovery: { ui_locales_supported: ['nl'], claims_locales_supported: ['nl'] },
    ttl: {
      // A number here would override the resource's own lifetime, so all are functions.
      AccessToken: () => lifetimes.accessToken,
      AuthorizationCode: () => lifetimes.authorizationCode,
      Grant: () => lifetimes.grant,
      IdToken: () => lifetimes.idToken,
      Interaction: () => lifetimes.interaction,
      // A rotated token lives no longer than the first of its family.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
      Session: () => lifetimes.session,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderLogout(pages),
        postLogoutSuccessSource: renderLoggedOut(pages),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: '',
            audience,
            accessTokenTTL: lifetimes.accessToken,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
    },
    renderError: renderError(pages),
  };
}
