import type { IncomingMessage, ServerResponse } from 'node:http';
import type OidcProvider from 'oidc-provider';
import { createAssets } from './assets/assets.ts';
import { assetsRoute } from './assets/route.ts';
import { configure } from './configuration.ts';
import { secureHeaders } from './headers.ts';
import { forgottenRoute } from './forgotten/route.ts';
import { challengeRoute } from './interactions/challenge.ts';
import { loginRoute } from './interactions/login.ts';
import { staleLogin } from './interactions/staleLogin.ts';
import { logoutRecorder } from './logoutRecorder.ts';
import { Provider } from './library.ts';
import { OIDC_PATH } from './oidcPath.ts';
import type { ProviderOptions } from './options.ts';
import { REQUEST_ID } from './requestId.ts';
import { ownOriginOnly } from './ownOrigin.ts';
import { pageGuard } from './pageGuard.ts';
import type { PageContext } from './pages/layout.ts';
import { sessionRecorder } from './sessionRecorder.ts';

/**
 * Answers a request whose URL still has the mount path; `ip` is the real peer, as the server determined it (S-92), and
 * `requestId` leads to the log.
 */
export type IdentityHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  known: { ip: string; requestId: string },
) => void;

/**
 * The embedded OpenID Provider: the certified library with our configuration, our login page and our pages around it.
 */
export function createProvider(options: ProviderOptions): { issuer: string; handle: IdentityHandler } {
  const issuer = `${options.publicUrl}${OIDC_PATH}`;
  const assets = createAssets(`${OIDC_PATH}/assets`);
  const pages: PageContext = { publicUrl: options.publicUrl, chatUrl: options.chatUrl, assets };

  const provider = new Provider(issuer, configure(options, pages));
  // Koa believes the X-Forwarded headers, because `mounted` writes them all itself.
  provider.proxy = true;
  // Koa's own handler would print the error; pageGuard and the listener below log it.
  provider.silent = true;
  provider.on('server_error', (ctx, error) =>
    options.log.error({ reqId: ctx.get(REQUEST_ID), err: error }, 'the identity provider failed'),
  );
  provider.on('grant.error', (ctx, error) =>
    options.log.warn(
      {
        reqId: ctx.get(REQUEST_ID),
        refused: error.error,
        why: 'error_detail' in error ? error.error_detail : undefined,
      },
      'the identity provider gave no token',
    ),
  );
  provider.use(secureHeaders(options));
  provider.use(ownOriginOnly(options));
  provider.use(pageGuard(pages, options.log));
  provider.use(assetsRoute(assets));
  provider.use(challengeRoute(provider, options));
  provider.use(loginRoute(provider, options, pages));
  provider.use(forgottenRoute(options, pages));
  provider.use(staleLogin(options, pages));
  provider.use(sessionRecorder(options));
  provider.use(logoutRecorder(options));

  return { issuer, handle: mounted(provider, new URL(options.publicUrl)) };
}

/** Takes the mount path off, and sets host and scheme from our configuration, whatever the request claims (S-92). */
function mounted(provider: OidcProvider, publicUrl: URL): IdentityHandler {
  const handle = provider.callback();
  return (request, response, { ip, requestId }) => {
    const url = request.url?.startsWith(`${OIDC_PATH}/`) ? request.url : `${OIDC_PATH}/`;
    Object.assign(request, { originalUrl: url, url: url.slice(OIDC_PATH.length) });
    request.headers.host = publicUrl.host;
    request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    request.headers['x-forwarded-for'] = ip;
    delete request.headers['x-forwarded-host'];
    request.headers[REQUEST_ID] = requestId;
    response.setHeader(REQUEST_ID, requestId);
    void handle(request, response);
  };
}
