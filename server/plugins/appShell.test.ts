import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { readEnv } from '../env.ts';
import { assertOurShape } from '../test/answers.ts';
import { writePages } from '../test/builtPages.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';

const root = mkdtempSync(path.join(tmpdir(), 'onderling-app-'));
const folder = path.join(root, 'dist');
const script = 'console.log("de app");'.repeat(50);
mkdirSync(path.join(folder, 'assets'), { recursive: true });
writeFileSync(
  path.join(folder, 'index.html'),
  '<!doctype html><head><title>Onderling</title><meta name="description" content="x" /><meta name="robots" content="noindex" /><meta name="style-nonce" content="__NONCE__"><script id="instellingen" type="application/json">__CONFIG__</script><script id="aanbieder" type="application/json">__PROVIDER__</script><script>early()</script><script src="/assets/main.abc123.js" nonce="__NONCE__"></script></head>',
);
writeFileSync(
  path.join(folder, 'pages.json'),
  JSON.stringify({
    'signed-in': ['assets/login.js'],
    overzicht: ['assets/overview.js'],
    relaties: ['assets/family.js'],
    register: ['assets/register.js'],
    admin: ['assets/admin.js'],
  }),
);
writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
writeFileSync(path.join(folder, '.env'), 'SECRET=1');
writeFileSync(path.join(folder, 'assets/main.abc123.js'), script);
writeFileSync(path.join(folder, 'assets/main.abc123.js.br'), brotliCompressSync(script));
writeFileSync(path.join(root, 'package.json'), '{}');
writePages(folder, 0);
after(() => rmSync(root, { recursive: true, force: true }));

eachEngine((engine) => {
  let test: TestApp;
  before(async () => {
    test = await engine.app({}, { appFolder: folder });
  });
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it('R-2.9 every deep path answers with the app, so that a reload works', async () => {
    for (const url of [
      '/',
      '/overzicht',
      '/lening/0123456789abcdef',
      '/familiebeheer/relaties?tab=1',
      '/familiebeheer/administratie',
      '/register/tokentokentoken',
      '/register/step/final',
      '/error?error=x%20y',
      '/onderhoud',
    ]) {
      const answer = await get(url);
      assert.equal(answer.statusCode, 200, url);
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(answer.headers['cache-control'], 'no-cache');
    }
  });

  it('R-2.9 every path of the app is known to the server too', async () => {
    // As text: the server never imports the app.
    const pages = [...readFileSync('src/paths.ts', 'utf8').matchAll(/['`](\/[a-z0-9-]*)/g)].map(
      ([, page = '']) => page,
    );
    assert.ok(pages.includes('/gelijk-delen') && pages.length > 15, pages.join(' '));
    for (const page of pages) assert.equal((await get(page)).statusCode, 200, page);
  });

  it('S-94 an unknown page is the app with status 404; an unknown call is never the app', async () => {
    const page = await get('/bestaat-niet');
    assert.equal(page.statusCode, 404);
    assert.match(page.body, /<!doctype html>/);
    for (const url of ['/api/v1/bestaat-niet', '/api', '/oidc/bestaat-niet', '/assets/weg.js']) {
      const answer = await get(url);
      assert.equal(answer.statusCode, 404, url);
      assert.deepEqual(answer.json(), { error: 'Niet gevonden.' });
    }
    assert.equal((await test.app.inject({ method: 'POST', url: '/overzicht' })).statusCode, 404);
  });

  it('R-2.4 a path without a file is the app with status 404 to a person, and a missing file to a program', async () => {
    for (const url of ['/bestaat.niet', '/.env', '/100%25', '/wp-admin/index.php']) {
      const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      assert.deepEqual([page.statusCode, page.headers['content-type']], [404, 'text/html; charset=utf-8'], url);
      assert.match(page.body, /<!doctype html>/);
      assert.deepEqual((await get(url, { accept: '*/*' })).json(), { error: 'Niet gevonden.' }, url);
    }
    assert.deepEqual((await get('/assets/weg.js', { accept: 'text/html' })).json(), { error: 'Niet gevonden.' });
    assert.equal((await get('/lening/a.b', { accept: 'text/html' })).statusCode, 200);
  });

  it('S-153 /.git, /data, /.env, /package.json and ways out of the folder are 404', async () => {
    const urls = [
      '/.git/config',
      '/.env',
      '/data',
      '/data/database/PG_VERSION',
      '/package.json',
      '/../package.json',
      '/%2e%2e/package.json',
    ];
    for (const url of [
      ...urls,
      '/..%2fpackage.json',
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/main.js.map',
    ]) {
      const answer = await get(url);
      assert.equal(answer.statusCode, 404, url);
      assert.doesNotMatch(answer.body, /SECRET|^\{\}/);
    }
  });

  it('hashed assets are kept for ever, and are compressed for clients that accept it', async () => {
    const plain = await get('/assets/main.abc123.js');
    assert.equal(plain.body, script);
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
    const compressed = await get('/assets/main.abc123.js', { 'accept-encoding': 'br, gzip' });
    assert.equal(compressed.headers['content-encoding'], 'br');
    assert.match(String(compressed.headers['content-type']), /javascript/);
    assert.equal((await get('/favicon.svg')).headers['cache-control'], 'no-cache');
  });

  it('S-105 the page has a policy without unsafe-inline, and a fresh nonce in each answer', async () => {
    const [first, second] = [await get('/overzicht'), await get('/overzicht')];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    assert.ok(nonce.length >= 20);
    assert.match(first.body, new RegExp(`content="${nonce.replaceAll('+', '\\+')}"`));
    assert.doesNotMatch(first.body, /__NONCE__/);
    assert.notEqual(policy, second.headers['content-security-policy']);
    for (const url of [
      '/overzicht',
      '/index.html',
      '/assets/main.abc123.js',
      '/config.json',
      '/api/v1/x',
      '/healthz',
    ]) {
      const { headers } = await get(url);
      const text = String(headers['content-security-policy']);
      assert.doesNotMatch(text, /unsafe|\*/);
      for (const directive of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "worker-src 'self'",
      ]) {
        assert.ok(text.split('; ').includes(directive), `${url}: ${directive}`);
      }
      // The one inline script of the page, by its hash: no other one runs.
      const page = ['/overzicht', '/index.html'].includes(url);
      const early = ` 'sha256-${createHash('sha256').update('early()').digest('base64')}'`;
      assert.ok(text.split('; ').includes(`script-src 'self'${page ? early : ''}`), text);
      assert.match(text, /style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU='/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.ok(headers['referrer-policy']);
      const permissions = String(headers['permissions-policy']).split(', ');
      for (const rule of [
        'camera=()',
        'microphone=()',
        'geolocation=()',
        'payment=()',
        'usb=()',
        'publickey-credentials-get=(self)',
        'clipboard-write=(self)',
      ])
        assert.ok(permissions.includes(rule), rule);
    }
  });

  it('the public screens describe themselves to search engines, and no other screen may be found', async () => {
    for (const url of ['/controle', '/register?code=x']) {
      const { body } = await get(url);
      assert.doesNotMatch(body, /noindex/, url);
      assert.match(body, /<title>[^<]+ - Onderling<\/title>/);
      assert.match(body, /<meta name="description" content="[^"]{50,160}" \/>/);
      assert.match(body, new RegExp(`rel="canonical" href="http[^"]+${url.split('?')[0] ?? ''}"`));
    }
    for (const url of ['/', '/overzicht', '/register/een-uitnodiging', '/controle/x', '/voorbeeld', '/inzage'])
      assert.match((await get(url)).body, /content="noindex"/, url);
  });

  it('S-489 the page of the sample family lets nothing in it reach the API, the provider or another site', async () => {
    for (const url of ['/voorbeeld', '/voorbeeld/lening/abc?familie=x']) {
      const answer = await get(url);
      assert.equal(answer.statusCode, 200);
      const policy = String(answer.headers['content-security-policy']).split('; ');
      const origin = new URL(test.services.env.publicUrl).origin;
      for (const directive of [`connect-src ${origin}/assets/`, "frame-src 'none'", "form-action 'none'"])
        assert.ok(policy.includes(directive), `${url}: ${policy.join('; ')}`);
    }
    assert.match(String((await get('/voorbeeldig')).headers['content-security-policy']), /connect-src 'self'/);
  });

  it('S-107 no origin is allowed in', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://localhost.evil.example', 'https://evillocalhost']) {
      for (const url of ['/api/v1/contracts', '/config.json', '/api/v1/openapi.json']) {
        for (const method of ['GET', 'OPTIONS'] as const) {
          const { headers } = await test.app.inject({
            method,
            url,
            headers: { origin, 'access-control-request-method': 'POST' },
          });
          assert.deepEqual(
            Object.keys(headers).filter((name) => name.startsWith('access-control')),
            [],
          );
        }
      }
    }
  });

  it('S-140 nothing reveals what runs here, and there is no documentation page', async () => {
    for (const url of ['/', '/healthz', '/readyz', '/config.json', '/api/v1/contracts']) {
      const { headers, body } = await get(url);
      assert.equal(headers['x-powered-by'], undefined);
      assert.equal(headers.server, undefined);
      assert.doesNotMatch(body, /fastify|postgres|pglite|\d+\.\d+\.\d+/i);
    }
    assert.deepEqual((await get('/healthz')).json(), { status: 'ok' });
    assert.deepEqual((await get('/readyz')).json(), { status: 'ready' });
    assert.equal((await get('/documentation')).statusCode, 404);
  });

  it('HSTS is sent only where people come over TLS; an external provider may be reached', async () => {
    assert.equal((await get('/')).headers['strict-transport-security'], undefined);
    const env = readEnv({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://onderling.example',
      OIDC_AUTHORITY: 'https://login.example/realm',
    });
    const other = await engine.app({ env }, { appFolder: folder });
    const { headers } = await other.app.inject({ url: '/' });
    assert.match(String(headers['strict-transport-security']), /max-age=31536000/);
    assert.match(String(headers['content-security-policy']), /connect-src 'self' blob: https:\/\/login\.example;/);
    await other.close();
  });

  it('R-5.13 the page carries the same settings, and none of them can end the element they are in', async () => {
    const env = readEnv({ NODE_ENV: 'test', CHAT_URL: 'https://wa.me/31612345678?text=</script><b>' });
    const other = await engine.app({ env }, { appFolder: folder });
    const { body } = await other.app.inject({ url: '/overzicht' });
    const written = /<script id="instellingen" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    assert.deepEqual(JSON.parse(written), (await other.app.inject({ url: '/config.json' })).json());
    await other.close();
  });

  it('the page names the files that its address will ask for', async () => {
    const named = async (url: string) =>
      [...(await get(url)).body.matchAll(/<link rel="preload" as="script" href="\/assets\/(\w+)\.js">/g)].map(
        ([, name]) => name,
      );
    assert.deepEqual(await named('/'), ['login', 'overview']);
    assert.deepEqual(await named('/overzicht?soort=leningen'), ['login', 'overview']);
    assert.deepEqual(await named('/familiebeheer/relaties'), ['login', 'family']);
    assert.deepEqual(await named('/register/abc'), ['register']);
    assert.deepEqual(await named('/admin/abc'), ['login']);
    assert.deepEqual(await named('/bestaat-niet'), []);
  });

  it('the page says where the embedded provider is asked, in its own words, and nothing about an external one', async () => {
    const provider =
      (issuer: string): FastifyPluginAsync =>
      async (app) => {
        await Promise.resolve();
        app.get('/oidc/.well-known/openid-configuration', { config: { access: 'public' } }, () => ({
          issuer,
          token_endpoint: `${issuer}/</script>`,
          jwks_uri: 'not asked by the app',
        }));
      };
    const written = async (extra: FastifyPluginAsync, settings: Record<string, string> = {}) => {
      const env = readEnv({ NODE_ENV: 'test', ...settings });
      const other = await engine.app({ env }, { appFolder: folder, extra: [extra] });
      const { body } = await other.app.inject({ url: '/overzicht' });
      await other.close();
      return JSON.parse(
        /<script id="aanbieder" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '',
      ) as unknown;
    };
    const issuer = 'http://localhost:3000/oidc';
    assert.deepEqual(await written(provider(issuer)), { issuer, token_endpoint: `${issuer}/</script>` });
    assert.equal(await written(provider('http://evil.example')), null);
    assert.equal(await written(provider(issuer), { OIDC_AUTHORITY: 'https://login.example' }), null);
    assert.match((await get('/overzicht')).body, /application\/json">null<\/script>/);
  });

  it('R-5.13 /config.json says at run time where the API and the identity provider are', async () => {
    assert.deepEqual((await get('/config.json')).json(), {
      api: 'http://localhost:3000/api/v1',
      oidc: {
        authority: 'http://localhost:3000/oidc',
        clientId: 'onderling-app',
        scope: 'openid profile email offline_access',
        resource: 'http://localhost:3000/api/v1',
      },
      rolesClaim: 'https://onderling.example/roles',
      registration: 'embedded',
      linksPrinted: true,
      chatUrl: 'https://wa.me/31000000000',
      sentryDsn: null,
      toastSeconds: 5,
    });
    const env = readEnv({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://onderling.example/',
      OIDC_AUTHORITY: 'https://login.example',
      OIDC_AUDIENCE: 'api',
      CHAT_URL: 'https://wa.me/31612345678',
    });
    const other = await engine.app({ env });
    const config = (await other.app.inject({ url: '/config.json' })).json<{
      api: string;
      oidc: object;
      registration: string;
    }>();
    assert.equal(config.api, 'https://onderling.example/api/v1');
    assert.deepEqual(config.oidc, {
      authority: 'https://login.example',
      clientId: 'onderling-app',
      scope: 'openid profile email offline_access',
      resource: 'api',
    });
    assert.equal(config.registration, 'provider');
    await other.close();
  });

  it('R-6.7 /config.json says how long a toast stays: 5 seconds, or what this deployment sets', async () => {
    const other = await engine.app({ env: readEnv({ NODE_ENV: 'test', TOAST_SECONDS: '3' }) });
    const { toastSeconds } = (await other.app.inject({ url: '/config.json' })).json<{ toastSeconds: number }>();
    assert.equal(toastSeconds, 3);
    await other.close();
    assert.throws(() => readEnv({ NODE_ENV: 'test', TOAST_SECONDS: '0' }), /TOAST_SECONDS/);
  });

  it('the OpenAPI document describes the calls', async () => {
    const answer = await get('/api/v1/openapi.json');
    assert.equal(answer.statusCode, 200);
    const { openapi, paths } = answer.json<{ openapi: string; paths: object }>();
    assert.equal(openapi, '3.1.0');
    assert.ok('/api/v1/contracts' in paths);
    assertOurHeaders(answer.headers);
  });

  it('in a checkout without a built app the API answers, and a page is 404', async () => {
    const other = await engine.app();
    const page = await other.app.inject({ url: '/overzicht' });
    assert.equal(page.statusCode, 404);
    const call = await other.app.inject({ url: '/api/v1/contracts' });
    assert.equal(call.statusCode, 401);
    assertOurShape(call);
    await other.close();
  });
});

function assertOurHeaders(headers: Record<string, unknown>): void {
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['x-content-type-options'], 'nosniff');
}
