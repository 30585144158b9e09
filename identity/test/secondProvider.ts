import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { errors, interactionPolicy, Provider } from '../library.ts';
import { ACR_MULTI_FACTOR } from '../acr.ts';
import { readForm } from '../interactions/form.ts';
import { html } from '../pages/html.ts';

/**
 * A second, foreign identity provider, run as a process of its own: it shows that configuration alone replaces the
 * embedded one. One person with a login, in memory; RS256; its own login page; `prompt=create` registers at the
 * provider, which here is the same form. A request for a second factor (acr_values) makes its form ask for one more
 * word, and the access token says so.
 *
 * Settings: PORT, APP_URL, CLIENT_ID, AUDIENCE, ROLES_CLAIM, EMAIL, PASSWORD, ROLES (with commas between).
 */
const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing.`);
  return value;
};

/** The extra word that its second step asks for. */
const SECOND = 'and me';
const port = Number(setting('PORT'));
const appUrl = setting('APP_URL');
const audience = setting('AUDIENCE');
const issuer = `http://localhost:${port}`;
const claims = {
  sub: 'second|1',
  email: setting('EMAIL'),
  email_verified: true,
  [setting('ROLES_CLAIM')]: (process.env.ROLES ?? '').split(',').filter(Boolean),
};
const { sub, ...rest } = claims;

const wantsMore = (parameters: Record<string, unknown> | undefined): boolean =>
  parameters?.acr_values === ACR_MULTI_FACTOR;

const policy = interactionPolicy.base();
policy.remove('consent');
const weak = new interactionPolicy.Check(
  'weak',
  'a second factor is asked for',
  'login_required',
  ({ oidc }) => wantsMore(oidc.params) && oidc.session?.acr !== ACR_MULTI_FACTOR,
);
policy.get('login')?.checks.add(weak);
policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: setting('CLIENT_ID'),
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${appUrl}/aangemeld`],
      post_logout_redirect_uris: [`${appUrl}/logout`],
    },
  ],
  scopes: ['openid', 'offline_access', 'profile', 'email'],
  claims: {
    openid: ['sub', ...Object.keys(rest).filter((claim) => claim.includes('/'))],
    email: ['email', 'email_verified'],
    profile: [],
  },
  conformIdTokenClaims: false,
  findAccount: () => ({ accountId: sub, claims: () => claims }),
  acrValues: [ACR_MULTI_FACTOR],
  extraTokenClaims: ({ oidc }) => {
    const acr = (oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken)?.acr;
    return { ...rest, ...(acr !== undefined && { acr }) };
  },
  issueRefreshToken: () => true,
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: sub });
    grant.addOIDCScope('openid offline_access profile email');
    await grant.save();
    return grant;
  },
  interactions: { policy, url: (_ctx, { uid }) => `/signin/${uid}` },
  cookies: {
    keys: ['only in a test'],
    names: { session: 'second_session', interaction: 'second_signin', resume: 'second_resume' },
  },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== audience) throw new errors.InvalidTarget();
        return { scope: '', audience, accessTokenFormat: 'jwt', accessTokenTTL: 600 };
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = `<!DOCTYPE html><html lang="en"><title>Sign out</title>${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></html>`;
      },
    },
  },
});

async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  const more = wantsMore(params);
  const form = request.method === 'POST' ? await readForm(request) : null;
  if (
    form?.get('user') === claims.email &&
    form.get('secret') === setting('PASSWORD') &&
    (!more || form.get('second') === SECOND)
  ) {
    const login = { accountId: sub, amr: ['pwd'], ...(more && { acr: ACR_MULTI_FACTOR }) };
    await provider.interactionFinished(request, response, {
      login,
      [prompt.name]: { ...(prompt.name === 'login' && login) },
    });
    return;
  }
  const page = html`<!DOCTYPE html>
    <html lang="en">
      <title>Second provider</title>
      <h1>Second provider</h1>
      <form method="post">
        <label>User <input name="user" /></label
        ><label>Secret <input name="secret" type="password" /></label
        >${more ? html`<label>Second <input name="second" /></label>` : null}<button>Sign in</button>
      </form>
    </html>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.markup);
}

const handle = provider.callback();
const server = createServer((request, response) => {
  if (!request.url?.startsWith('/signin/')) void handle(request, response);
  else signIn(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
});
server.listen(port, 'localhost', () => process.stdout.write(`ready ${issuer}\n`));
