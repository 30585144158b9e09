import assert from 'node:assert/strict';
import { test } from 'node:test';
import { provider as providerAt } from '../../server/token/provider.ts';
import { createTokenVerifier } from '../../server/token/verifier.ts';
import { pkce } from './flows.ts';
import { startSecondProvider } from './startSecondProvider.ts';

const APP = 'http://localhost:3999';

/** Follows redirects on the provider with a cookie jar, until the answer for the app. */
async function walk(url: string, jar: Map<string, string>, form?: Record<string, string>): Promise<string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    headers: { cookie },
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  const target = response.headers.get('location');
  if (target === null || target.startsWith(APP)) return target ?? url;
  return walk(new URL(target, url).href, jar);
}

test('R-7.3 another provider replaces ours by its address alone: its tokens are verified with the keys it publishes', async () => {
  const provider = await startSecondProvider({ appUrl: APP, roles: ['superadmin'] });
  try {
    const { verifier, challenge } = pkce();
    for (const prompt of ['login', 'create']) {
      const jar = new Map<string, string>();
      const query = {
        client_id: 'onderling-app',
        redirect_uri: `${APP}/aangemeld`,
        response_type: 'code',
        scope: 'openid profile email offline_access',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt,
      };
      const page = await walk(`${provider.issuer}/auth?${new URLSearchParams(query).toString()}`, jar);
      let answer = await walk(page, jar, { user: provider.email, secret: provider.password });
      if (!answer.startsWith(APP))
        answer = await walk(answer, jar, { user: provider.email, secret: provider.password });
      const code = new URL(answer).searchParams.get('code') ?? '';
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'onderling-app',
        code,
        code_verifier: verifier,
        redirect_uri: `${APP}/aangemeld`,
      });
      const tokens = (await (await fetch(`${provider.issuer}/token`, { method: 'POST', body })).json()) as {
        access_token: string;
        refresh_token: string;
      };
      assert.equal(typeof tokens.refresh_token, 'string', prompt);

      const verify = createTokenVerifier({
        issuer: provider.issuer,
        audience: `${APP}/api/v1`,
        clientId: 'onderling-app',
        rolesClaim: 'https://onderling.example/roles',
        keys: providerAt(provider.issuer, Date.now).keys,
        clock: Date.now,
        smsIsSecond: false,
        foreign: true,
      });
      const claims = await verify(tokens.access_token);
      assert.deepEqual(
        [claims.sub, claims.roles, claims.email, claims.emailVerified],
        ['second|1', ['superadmin'], provider.email, true],
      );
    }
  } finally {
    await provider.stop();
  }
});
