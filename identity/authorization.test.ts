import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { createTokenVerifier } from '../server/token/verifier.ts';
import { PUBLIC_URL } from './test/browser.ts';
import {
  AUDIENCE,
  authorize,
  authorizeUrl,
  CLIENT_ID,
  exchange,
  openLogin,
  pkce,
  refresh,
  signIn,
  type Tokens,
} from './test/flows.ts';
import { onEachEngine } from './test/onEachEngine.ts';
import { ROLES_CLAIM } from './test/startIdentity.ts';

onEachEngine('login with a code and PKCE', (setup) => {
  const verifier = () =>
    createTokenVerifier({
      issuer: setup.identity.issuer,
      audience: AUDIENCE,
      clientId: CLIENT_ID,
      rolesClaim: ROLES_CLAIM,
      keys: setup.identity.verificationKeys,
      clock: Date.now,
      smsIsSecond: false,
      foreign: false,
    });

  /** The answer to an authorization request, whether it comes back to the app or as a page. */
  const ask = async (overrides: Record<string, string | undefined>) => {
    const response = await setup.browser().get(authorizeUrl(pkce().challenge, overrides));
    const target = response.headers.get('location');
    const { searchParams, hash } = new URL(target ?? '', PUBLIC_URL);
    const query = hash === '' ? searchParams : new URLSearchParams(hash.slice(1));
    return { status: response.status, query: target === null ? null : query, page: await response.text() };
  };

  test('R-7.3 a person logs in by redirect, and the app gets its tokens for the code', async () => {
    const { sub, email } = await setup.account();
    const tokens = await signIn(setup.browser(), email);
    const payload = decodeJwt(tokens.id_token);
    assert.equal(payload.iss, `${PUBLIC_URL}/oidc`);
    assert.equal(payload.aud, CLIENT_ID);
    assert.equal(payload.sub, sub);
    assert.equal(payload.nonce, 'the-nonce');
    assert.equal(payload.email, email);
    assert.equal(payload.acr, 'urn:onderling:acr:password');
    assert.deepEqual(payload.amr, ['pwd']);
    assert.equal(typeof payload.auth_time, 'number');
  });

  test('the access token is an at+jwt for our API of ten minutes, with the roles under the namespaced claim', async () => {
    const { sub, email } = await setup.account(['superadmin']);
    const tokens = await signIn(setup.browser(), email);
    const header = decodeProtectedHeader(tokens.access_token);
    const payload = decodeJwt(tokens.access_token);
    assert.equal(header.typ, 'at+jwt');
    assert.equal(header.alg, 'ES256');
    assert.equal(payload.aud, AUDIENCE);
    assert.equal((payload.exp ?? 0) - (payload.iat ?? 0), 600);
    assert.equal(tokens.expires_in, 600);
    assert.deepEqual(payload[ROLES_CLAIM], ['superadmin']);
    assert.deepEqual(decodeJwt(tokens.id_token)[ROLES_CLAIM], ['superadmin']);
    assert.deepEqual({ sub: payload.sub, email: payload.email }, { sub, email: undefined });
  });

  test('the API takes the access token and refuses the ID token', async () => {
    const { sub, email } = await setup.account(['superadmin']);
    const tokens = await signIn(setup.browser(), email);
    const claims = await verifier()(tokens.access_token);
    assert.deepEqual(
      { sub: claims.sub, roles: claims.roles, secondFactor: claims.secondFactor },
      { sub, roles: ['superadmin'], secondFactor: false },
    );
    await assert.rejects(verifier()(tokens.id_token), { statusCode: 401 });
  });

  test('a revoked role is gone from the next token', async () => {
    const { sub, email } = await setup.account(['superadmin']);
    const browser = setup.browser();
    const tokens = await signIn(browser, email);
    await setup.identity.accounts.setRoles(sub, []);
    const next = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;
    assert.deepEqual(decodeJwt(next.access_token)[ROLES_CLAIM], []);
  });

  test('R-7.3 without PKCE, or with the plain method, there is no code', async () => {
    for (const overrides of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
    ]) {
      const { query } = await ask(overrides);
      assert.equal(query?.get('error'), 'invalid_request');
      assert.equal(query.get('code'), null);
    }
  });

  test('S-110 a code works once, with its own verifier and redirect address; a second use ends the tokens of the first', async () => {
    const { email } = await setup.account();
    const browser = setup.browser();
    const first = pkce();
    const code = (await authorize(browser, first.challenge, email)).get('code') ?? '';
    assert.equal((await exchange(browser, code, pkce().verifier)).status, 400);
    const used = pkce();
    const again = (await browser.get(authorizeUrl(used.challenge, { prompt: 'none' }))).headers.get('location') ?? '';
    const good = new URL(again).searchParams.get('code') ?? '';
    const tokens = (await (await exchange(browser, good, used.verifier)).json()) as Tokens;
    assert.equal((await exchange(browser, good, used.verifier)).status, 400);
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400);
  });

  test('S-110 the state comes back untouched, together with the issuer', async () => {
    const { email } = await setup.account();
    const answer = await authorize(setup.browser(), pkce().challenge, email, undefined, { state: 'a&b=c#d "é' });
    assert.equal(answer.get('state'), 'a&b=c#d "é');
    assert.equal(answer.get('iss'), `${PUBLIC_URL}/oidc`);
  });

  test('a redirect address that is not exactly ours is refused on a page, never followed', async () => {
    for (const redirect_uri of [
      'https://evil.example/',
      `${PUBLIC_URL}/aangemeld/`,
      `${PUBLIC_URL}/aangemeld?x=1`,
      `${PUBLIC_URL}.evil.example/aangemeld`,
      'javascript:alert(1)',
    ]) {
      const { status, query, page } = await ask({ redirect_uri });
      assert.deepEqual([status, query], [400, null], redirect_uri);
      assert.match(page, /<html lang="nl">/);
      assert.match(page, /Terug naar Onderling/);
    }
  });

  test('an unknown client, another response type and another audience get no code', async () => {
    assert.equal((await ask({ client_id: 'other' })).status, 400);
    for (const response_type of ['token', 'id_token', 'none'])
      assert.notEqual((await ask({ response_type })).query?.get('error') ?? null, null);
    assert.equal((await ask({ resource: 'https://other.example/api' })).query?.get('error'), 'invalid_target');
  });

  test('silent login: with a session the code comes at once, without one the app is told', async () => {
    const { email } = await setup.account();
    const browser = setup.browser();
    const before = await ask({ prompt: 'none' });
    assert.equal(before.query?.get('error'), 'login_required');
    await signIn(browser, email);
    const answer = await browser.get(authorizeUrl(pkce().challenge, { prompt: 'none' }));
    assert.notEqual(new URL(answer.headers.get('location') ?? '').searchParams.get('code'), null);
  });

  test('prompt=login asks again, and another person may then log in', async () => {
    const browser = setup.browser();
    await signIn(browser, (await setup.account()).email);
    const other = await setup.account();
    const { challenge, verifier: secret } = pkce();
    const login = await openLogin(browser, authorizeUrl(challenge, { prompt: 'login' }));
    assert.match(login, /\/oidc\/inloggen\//);
    const passing = await browser.follow(
      await browser.post(login, { email: other.email, password: 'Keukentafel-2026!' }),
    );
    // The library ends the first person's session by a form that submits itself.
    const page = await passing.text();
    assert.match(page, /<html lang="nl">[\s\S]*<title>Een ogenblik<\/title>/);
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page)?.[1] ?? '';
    const done = await browser.follow(await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' }));
    const code = new URL(done.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const tokens = (await (await exchange(browser, code, secret)).json()) as Tokens;
    assert.equal(decodeJwt(tokens.id_token).sub, other.sub);
  });

  test('a closed account no longer has a session, tokens or silent login', async () => {
    const { sub, email } = await setup.account();
    const browser = setup.browser();
    const tokens = await signIn(browser, email);
    await setup.identity.accounts.setDisabled(setup.db, sub, true);
    assert.equal((await refresh(browser, tokens.refresh_token)).status, 400);
    const answer = await browser.get(authorizeUrl(pkce().challenge, { prompt: 'none' }));
    assert.equal(new URL(answer.headers.get('location') ?? '').searchParams.get('error'), 'login_required');
    assert.equal((await authorize(setup.browser(), pkce().challenge, email)).get('code'), null);
  });
});
