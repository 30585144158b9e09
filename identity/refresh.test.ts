import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUBLIC_URL } from './test/browser.ts';
import { authorizeUrl, CLIENT_ID, exchange, pkce, refresh, signIn, type Tokens } from './test/flows.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('refresh tokens', (setup) => {
  const start = async () => {
    const browser = setup.browser();
    const { email } = await setup.account();
    return { browser, tokens: await signIn(browser, email) };
  };

  test('each refresh gives new tokens, and a new refresh token', async () => {
    const { browser, tokens } = await start();
    const answer = await refresh(browser, tokens.refresh_token);
    const next = (await answer.json()) as Tokens;
    assert.equal(answer.status, 200);
    assert.notEqual(next.refresh_token, tokens.refresh_token);
    assert.notEqual(next.access_token, tokens.access_token);
    assert.equal((await refresh(browser, next.refresh_token)).status, 200);
  });

  test('S-9 using a refresh token again ends the whole family of tokens', async () => {
    const { browser, tokens } = await start();
    const next = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400);
    assert.equal((await refresh(browser, next.refresh_token)).status, 400);
  });

  test('S-9 of many uses at the same moment one wins at most, and the whole family ends', async () => {
    const { browser, tokens } = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(browser, tokens.refresh_token)));
    const won = answers.filter((answer) => answer.status === 200);
    assert.ok(won.length <= 1, `${won.length} of 8 uses of one token won`);
    for (const answer of won) {
      assert.equal((await refresh(browser, ((await answer.json()) as Tokens).refresh_token)).status, 400);
    }
  });

  test('S-110 of many uses of a code at the same moment one wins at most', async () => {
    const { browser } = await start();
    const { challenge, verifier } = pkce();
    const target = (await browser.get(authorizeUrl(challenge, { prompt: 'none' }))).headers.get('location') ?? '';
    const code = new URL(target).searchParams.get('code') ?? '';
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(browser, code, verifier)));
    assert.ok(answers.filter((answer) => answer.status === 200).length <= 1);
  });

  test('S-9 a refresh token is useless after logging out', async () => {
    const { browser, tokens } = await start();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${PUBLIC_URL}/logout`,
    });
    const page = await (await browser.get(`/oidc/session/end?${query.toString()}`)).text();
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page)?.[1] ?? '';
    await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400);
  });

  test('a revoked refresh token is useless, and nothing puzzling is printed', async (t) => {
    const printed = [t.mock.method(console, 'info'), t.mock.method(console, 'warn')];
    const { browser, tokens } = await start();
    await browser.post(
      '/oidc/token/revocation',
      { client_id: CLIENT_ID, token: tokens.refresh_token },
      { accept: 'application/json' },
    );
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400);
    assert.deepEqual(
      printed.flatMap((method) => method.mock.calls.map((call) => call.arguments)),
      [],
    );
  });

  test('a new password ends the sessions of the old one', async () => {
    const { sub, email } = await setup.account();
    const browser = setup.browser();
    const tokens = await signIn(browser, email);
    await setup.identity.accounts.setPassword(setup.db, sub, 'Tuinstoel-2027?', null);
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400);
  });
});
