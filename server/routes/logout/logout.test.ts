import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { endedLogins } from '../../db/endedLoginSchema.ts';
import { newHashid } from '../../hashid.ts';
import { sweep } from '../../housekeeping.ts';
import { refusingEnded } from '../../repositories/endedLogins.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, type TestFamily } from '../../test/factories.ts';
import { createLogoutVerifier } from '../../token/logoutToken.ts';
import { createTokenVerifier } from '../../token/verifier.ts';

const ISSUER = 'https://login.example/';
const CLIENT = 'onderling-app';
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };

const pair = await generateKeyPair('RS256');
const thief = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let now = 0;
  const seconds = () => Math.floor(now / 1000);

  beforeEach(async () => {
    now = Date.now();
    const clock = () => now;
    const base = await engine.services();
    const options = { issuer: () => Promise.resolve(ISSUER), clientId: CLIENT, keys, clock };
    const verifyToken = createTokenVerifier({
      ...options,
      audience: 'api',
      rolesClaim: 'roles',
      smsIsSecond: false,
      foreign: true,
    });
    made = await engine.app({
      db: base.db,
      clock,
      accounts: null,
      verifyToken: refusingEnded(verifyToken, base.db),
      verifyLogout: createLogoutVerifier(options),
    });
    family = await makeFamily(base.db);
  });

  const sign = (claims: Record<string, unknown>, header: Record<string, unknown> = {}, by = pair) =>
    new SignJWT({ iss: ISSUER, iat: seconds(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(by.privateKey);
  /** A login of the parent, in a provider session where it names one. */
  const login = (sid?: string, iat = seconds() - 10) =>
    sign({ sub: family.parent.sub, aud: 'api', scope: 'openid', iat, exp: iat + 3600, ...(sid && { sid }) });
  const isIn = async (token: string) => {
    const answer = await made.app.inject({ url: '/api/v1/user', headers: { authorization: `Bearer ${token}` } });
    return answer.statusCode;
  };
  const logoutClaims = (more: Record<string, unknown> = {}) => ({
    aud: CLIENT,
    jti: newHashid(),
    sub: family.parent.sub,
    events: EVENTS,
    exp: seconds() + 120,
    ...more,
  });
  let networks = 0;
  const tell = (token: string, network = `10.0.${(networks += 1) % 250}.1`) =>
    made.app.inject({
      method: 'POST',
      url: '/api/v1/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
      remoteAddress: network,
    });
  const LOGOUT = { typ: 'logout+jwt' };

  test('a person who logs out at the provider is out here, in each session until then, and in again with a new login', async () => {
    const [one, two] = [await login('s1'), await login()];
    assert.deepEqual([await isIn(one), await isIn(two)], [200, 200]);
    const answer = await tell(await sign(logoutClaims(), LOGOUT));
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.deepEqual([await isIn(one), await isIn(two)], [401, 401], 'also where the token was remembered');
    now += 5000;
    assert.equal(await isIn(await login('s2', seconds())), 200);
  });

  test('one session ends alone, and for good; a token without a session ends with it, as it may belong to that one', async () => {
    const [one, other, none] = [await login('s1'), await login('s2'), await login()];
    assert.equal((await tell(await sign(logoutClaims({ sid: 's1' })))).statusCode, 200);
    assert.deepEqual([await isIn(one), await isIn(other), await isIn(none)], [401, 200, 401]);
    now += 5000;
    assert.equal(await isIn(await login('s1', seconds())), 401);
    assert.equal((await tell(await sign(logoutClaims({ sid: 's2', sub: undefined })))).statusCode, 200);
    assert.equal(await isIn(other), 401);
  });

  test('S-314 a logout that the provider did not send ends nothing: signature, issuer, audience, times, event, nonce, kind', async () => {
    const token = await login('s1');
    const good = logoutClaims();
    const without = (name: string) =>
      Object.fromEntries(Object.entries(logoutClaims()).filter(([key]) => key !== name));
    const bad: [string, Promise<string>][] = [
      ['another key', sign(good, LOGOUT, thief)],
      ['another issuer', sign(logoutClaims({ iss: 'https://login.example' }))],
      ['another app', sign(logoutClaims({ aud: 'other-app' }))],
      ['the API', sign(logoutClaims({ aud: 'api' }))],
      ['old', sign(logoutClaims({ iat: seconds() - 3600 }))],
      ['of the future', sign(logoutClaims({ iat: seconds() + 3600, exp: seconds() + 7200 }))],
      ['expired', sign(logoutClaims({ exp: seconds() - 120 }))],
      ['no moment', sign(logoutClaims({ iat: undefined }))],
      ['no number', sign(without('jti'))],
      ['no event', sign(without('events'))],
      ['another event', sign(logoutClaims({ events: { 'http://schemas.openid.net/event/other': {} } }))],
      ['an event that is no object', sign(logoutClaims({ events: { [Object.keys(EVENTS)[0]!]: true } }))],
      ['nobody', sign(without('sub'))],
      ['an ID token', sign(logoutClaims({ nonce: 'n' }))],
      ['an access token', sign(good, { typ: 'at+jwt' })],
      ['a session that is no text', sign(logoutClaims({ sid: 7 }))],
      ['the login itself', Promise.resolve(token)],
      ['nothing', Promise.resolve('')],
      ['no signature', Promise.resolve(`${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(good))}.`)],
    ];
    for (const [what, said] of bad) assert.equal((await tell(await said)).statusCode, 400, what);
    assert.equal(await made.services.db.$count(endedLogins), 0);
    assert.equal(await isIn(token), 200);
  });

  test('S-315 a logout counts once: again, or twice in one form, it does nothing; a stranger can’t try for long', async () => {
    const said = await sign(logoutClaims(), LOGOUT);
    assert.equal((await tell(said)).statusCode, 200);
    now += 5000;
    const later = await login('s2', seconds());
    assert.equal((await tell(said)).statusCode, 400);
    const twice = new URLSearchParams([
      ['logout_token', await sign(logoutClaims())],
      ['logout_token', await sign(logoutClaims())],
    ]);
    const answer = await made.app.inject({
      method: 'POST',
      url: '/api/v1/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: twice.toString(),
    });
    assert.equal(answer.statusCode, 400);
    assert.equal(await isIn(later), 200);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await tell('x.y.z', '10.9.9.9')).statusCode);
    assert.deepEqual(statuses.slice(-2), [429, 429]);
    // A provider sends as many as there are people.
    for (let time = 0; time < 20; time += 1)
      assert.equal((await tell(await sign(logoutClaims({ sub: `p${time}` })), '10.8.8.8')).statusCode, 200);
  });

  test('an ended login is forgotten when no earlier token can hold, and not before', async () => {
    await tell(await sign(logoutClaims()));
    const kept = () => made.services.db.$count(endedLogins);
    now += 23 * 3_600_000;
    await sweep(made.services);
    assert.equal(await kept(), 2);
    now += 2 * 3_600_000;
    await sweep(made.services);
    assert.equal(await kept(), 0);
  });

  test('with the embedded provider nobody can send a logout', async () => {
    const { app } = await engine.app();
    const payload = new URLSearchParams({ logout_token: await sign(logoutClaims()) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/backchannel-logout', headers, payload });
    assert.equal(answer.statusCode, 404);
  });
});
