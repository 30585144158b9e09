import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUBLIC_URL } from './test/browser.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('other sites', (setup) => {
  const allowed = (answer: Response) =>
    [...answer.headers].filter(([name]) => name.startsWith('access-control-')).map(([, value]) => value);
  const ask = (method: string, path: string, origin: string) =>
    setup.browser().send(path, {
      method,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });

  test('S-107 only our own site may read discovery, keys, tokens or a preflight of the identity provider', async () => {
    for (const path of [
      '/oidc/.well-known/openid-configuration',
      '/oidc/jwks',
      '/oidc/token',
      '/oidc/token/revocation',
      '/oidc/auth',
      '/oidc/bestaat-niet',
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        for (const origin of ['https://evil.example', 'null', `${PUBLIC_URL}.evil.example`, 'https://onderling.test']) {
          assert.deepEqual(allowed(await ask(method, path, origin)), [], `${method} ${path} ${origin}`);
        }
      }
    }
    assert.ok(allowed(await ask('OPTIONS', '/oidc/token', PUBLIC_URL)).includes(PUBLIC_URL));
    assert.ok(allowed(await ask('GET', '/oidc/.well-known/openid-configuration', PUBLIC_URL)).length > 0);
  });

  test('S-105 no page of the identity provider may use camera, microphone, location or payment', async () => {
    const policy =
      (await setup.browser().get('/oidc/wachtwoord-vergeten')).headers.get('permissions-policy')?.split(', ') ?? [];
    for (const rule of [
      'camera=()',
      'microphone=()',
      'geolocation=()',
      'payment=()',
      'publickey-credentials-get=(self)',
    ])
      assert.ok(policy.includes(rule), rule);
  });
});
