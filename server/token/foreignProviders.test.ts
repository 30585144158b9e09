import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { OAuth2Server } from 'oauth2-mock-server';
import { Provider } from '../../identity/library.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { copyTemplate } from '../test/embeddedDatabases.ts';
import { makeFamily } from '../test/factories.ts';
import { freePort } from '../test/serverProcess.ts';

const CLIENT = 'onderling-app';
const AUDIENCE = 'https://onderling.example/api/v1';
const BACK = 'http://127.0.0.1:9/terug';

/** The whole server on a provider that is not ours, with a family whose parent logs in as `jan`. */
async function startOn(authority: string, port: number): Promise<{ stop: () => Promise<void> }> {
  const folder = await copyTemplate();
  const database = await openEmbedded(folder, createLog('silent'));
  await makeFamily(database.db, { parent: { sub: 'jan' } });
  await database.close();
  const env = readEnv({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    OIDC_AUTHORITY: authority,
    OIDC_AUDIENCE: AUDIENCE,
  });
  const server: RunningServer = await startServer(env, createLog('silent'), () => undefined);
  return {
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A browser that keeps cookies and fills in a form; it follows links to the provider only. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  async go(url: string, form?: Record<string, string>): Promise<{ url: string; text: string }> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to === null) return { url, text: await answer.text() };
    const next = new URL(to, url).href;
    return next.startsWith(BACK) ? { url: next, text: '' } : this.go(next);
  }
}

const userAt = async (port: number, token: string) =>
  (await fetch(`http://127.0.0.1:${port}/api/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;

const actionIn = (text: string) => /action="([^"]+)"/u.exec(text)?.[1] ?? '';

describe('oidc-provider, set up as others do, with a slash at the end of its issuer', () => {
  let web: Server;
  let issuer = '';
  let port = 0;
  let server: { stop: () => Promise<void> };

  before(async () => {
    web = createServer();
    await new Promise<void>((resolve) => void web.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`;
    port = await freePort();
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT,
          token_endpoint_auth_method: 'none',
          redirect_uris: [BACK],
          backchannel_logout_uri: `http://127.0.0.1:${port}/api/v1/backchannel-logout`,
        },
      ],
      scopes: ['openid', 'email'],
      // By default it sends nothing to the machine that it runs on.
      fetch: (url, { method = 'GET', headers = {}, body = null } = {}) => fetch(url, { method, headers, body }),
      features: {
        backchannelLogout: { enabled: true },
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: () => ({
            scope: 'openid email',
            audience: AUDIENCE,
            accessTokenTTL: 600,
            accessTokenFormat: 'jwt',
          }),
        },
      },
    });
    web.on('request', (request, response) => void provider.callback()(request, response));
    server = await startOn(issuer, port);
  });
  after(async () => {
    await server.stop();
    web.closeAllConnections();
    web.close();
  });

  async function login(visitor: Visitor, resource: string | null) {
    const verifier = randomBytes(32).toString('base64url');
    const asked = new URLSearchParams({
      client_id: CLIENT,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: BACK,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(resource !== null && { resource }),
    });
    let page = await visitor.go(`${issuer}auth?${asked.toString()}`);
    for (const form of [{ prompt: 'login', login: 'jan', password: 'x' }, { prompt: 'consent' }])
      if (!page.url.startsWith(BACK)) page = await visitor.go(new URL(actionIn(page.text), page.url).href, form);
    const code = new URL(page.url).searchParams.get('code');
    assert.ok(code, page.url);
    const answer = await fetch(`${issuer}token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: CLIENT,
        code,
        redirect_uri: BACK,
        code_verifier: verifier,
        ...(resource !== null && { resource }),
      }),
    });
    return (await answer.json()) as { access_token: string; id_token: string };
  }
  it('a login there is one here; its ID token, and a token for no audience, are not', async () => {
    const { access_token, id_token } = await login(new Visitor(), AUDIENCE);
    assert.equal(await userAt(port, access_token), 200);
    assert.equal(await userAt(port, id_token), 401);
    const opaque = await login(new Visitor(), null);
    assert.equal(await userAt(port, opaque.access_token), 401);
  });

  it('a logout there is one here', async () => {
    const visitor = new Visitor();
    const { access_token, id_token } = await login(visitor, AUDIENCE);
    assert.equal(await userAt(port, access_token), 200);
    const page = await visitor.go(`${issuer}session/end?id_token_hint=${id_token}`);
    const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page.text)?.[1] ?? '';
    await visitor.go(new URL(actionIn(page.text), page.url).href, { xsrf, logout: 'yes' });
    for (let tries = 0; tries < 100 && (await userAt(port, access_token)) === 200; tries += 1) await delay(50);
    assert.equal(await userAt(port, access_token), 401);
  });
});

describe('oauth2-mock-server, which shares nothing with ours', () => {
  const provider = new OAuth2Server();
  let port = 0;
  let server: { stop: () => Promise<void> };

  before(async () => {
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    port = await freePort();
    server = await startOn(provider.issuer.url ?? '', port);
  });
  after(async () => {
    await server.stop();
    await provider.stop();
  });

  /** A token as its endpoint gives it, for this API or another one. */
  async function login(audience: string): Promise<string> {
    provider.service.once('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
      token.payload.aud = audience;
    });
    const answer = await fetch(`${provider.issuer.url?.replace(/\/$/u, '')}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username: 'jan', scope: 'openid', client_id: CLIENT }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }
  const tell = async (claims: Record<string, unknown>) => {
    const logout_token = await provider.issuer.buildToken({
      scopesOrTransform: (_header, payload) => Object.assign(payload, claims),
    });
    const url = `http://127.0.0.1:${port}/api/v1/backchannel-logout`;
    return (await fetch(url, { method: 'POST', body: new URLSearchParams({ logout_token }) })).status;
  };
  const logout = (more: Record<string, unknown> = {}) => ({
    aud: CLIENT,
    sub: 'jan',
    jti: randomBytes(8).toString('hex'),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...more,
  });

  it('a login there is one here, one for another API is not, and a logout there ends it', async () => {
    const token = await login(AUDIENCE);
    assert.equal(await userAt(port, token), 200);
    assert.equal(await userAt(port, await login('https://elders.example')), 401);
    assert.equal(await tell(logout({ nonce: 'an ID token' })), 400);
    assert.equal(await userAt(port, token), 200);
    const said = logout();
    assert.deepEqual([await tell(said), await tell(said)], [200, 400]);
    assert.equal(await userAt(port, token), 401);
  });

  it('with a slash at the end of its name it is the same provider', async () => {
    const { url } = provider.issuer;
    provider.issuer.url = `${url}/`;
    const other = await freePort();
    const again = await startOn(`${url}/`, other);
    try {
      assert.equal(await userAt(other, await login(AUDIENCE)), 200);
    } finally {
      provider.issuer.url = url;
      await again.stop();
    }
  });
});
