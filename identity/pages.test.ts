import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authorizeUrl, openLogin, pkce } from './test/flows.ts';
import { PUBLIC_URL } from './test/browser.ts';
import { onEachEngine } from './test/onEachEngine.ts';
import { startIdentity } from './test/startIdentity.ts';

onEachEngine('what the provider serves', (setup) => {
  test('S-105 S-113 every page has a policy without inline anything, and can’t be framed', async () => {
    const browser = setup.browser();
    const login = await openLogin(browser);
    for (const path of [
      login,
      '/oidc/bestaat-niet',
      '/oidc/inloggen/x',
      '/oidc/.well-known/openid-configuration',
      '/oidc/assets/inloggen.css',
    ]) {
      const { headers } = await browser.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(
        policy,
        /default-src 'none'.*script-src 'self';.*style-src 'self';.*form-action 'self'.*frame-ancestors 'none'.*base-uri 'none'/,
        path,
      );
      assert.doesNotMatch(policy, /unsafe/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('x-powered-by'), null);
    }
    assert.equal((await browser.get(login)).headers.get('cache-control'), 'no-store');
  });

  test('the pages load only files of ours, which may be cached for good', async () => {
    const browser = setup.browser();
    const page = await (await browser.get(await openLogin(browser))).text();
    const css = /href="(\/oidc\/assets\/inloggen\.css\?v=[\w-]+)"/.exec(page)?.[1] ?? '';
    const style = await (await browser.get(css)).text();
    const files = [
      ...page.matchAll(/(?:src|href)="(\/oidc\/assets\/[^"]+)"/g),
      ...style.matchAll(/url\("([^"]+)"\)/g),
    ].map((match) => match[1] ?? '');
    assert.equal(files.length, 5);
    for (const file of files) {
      const response = await browser.get(file);
      assert.equal(response.status, 200, file);
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    }
    assert.doesNotMatch(style, /https?:|@import/);
  });

  test('R-2.12 a missing page says so in Dutch', async () => {
    const response = await setup.browser().get('/oidc/bestaat-niet');
    assert.equal(response.status, 404);
    assert.match(await response.text(), /Deze pagina bestaat niet/);
  });

  test('S-92 no address in an answer comes from the request', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    };
    const response = await setup.browser().post('/oidc/token', {}, { accept: 'application/json', ...headers });
    assert.equal(response.status, 400);
    const document = JSON.stringify(await (await setup.browser().get('/oidc/.well-known/openid-configuration')).json());
    assert.doesNotMatch(document, /evil|127\.0\.0\.1/);
    assert.match(document, new RegExp(`"issuer":"${PUBLIC_URL}/oidc"`));
  });

  test('behind TLS every cookie is secure, and the browser is told to stay on TLS', async () => {
    const { browser: open, close } = await startIdentity(setup.db, 'https://onderling.test');
    try {
      const browser = open();
      const url = authorizeUrl(pkce().challenge, { redirect_uri: 'https://onderling.test/aangemeld' });
      const response = await browser.get(url);
      assert.match(response.headers.get('location') ?? '', /^\/oidc\/inloggen\//);
      assert.match(response.headers.get('strict-transport-security') ?? '', /max-age=31536000/);
      for (const line of response.headers.getSetCookie()) assert.match(line, /; secure/);
    } finally {
      await close();
    }
  });

  test('S-137 a database failure gives a Dutch page with the code that leads to the log, and no details of the failure', async () => {
    const browser = setup.browser();
    const login = await openLogin(browser);
    await setup.db.execute('alter table oidc_payloads rename to oidc_payloads_away');
    try {
      for (const path of [login, authorizeUrl(pkce().challenge)]) {
        const response = await browser.get(path, { 'x-request-id': 'van-een-ander' });
        const page = await response.text();
        assert.equal(response.status, 500, path);
        assert.match(page, /Inloggen lukt nu niet/);
        const code = response.headers.get('x-request-id') ?? '';
        assert.match(code, /^[0-9a-z]{16}$|^req-/);
        assert.ok(page.includes(`code ${code}`), path);
        assert.doesNotMatch(page, /oidc_payloads|select|\sat\s/);
      }
    } finally {
      await setup.db.execute('alter table oidc_payloads_away rename to oidc_payloads');
    }
  });
});
