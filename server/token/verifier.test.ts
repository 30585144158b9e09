import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { HttpError } from '../http/errors.ts';
import {
  signToken,
  TEST_AUDIENCE,
  TEST_ISSUER,
  TEST_ROLES_CLAIM,
  testKeys,
  type TokenOptions,
} from '../test/tokens.ts';
import { readClaims } from './claims.ts';
import { createTokenVerifier, type VerifierOptions } from './verifier.ts';

const NOW = 1_800_000_000;

function verifier(overrides: Partial<VerifierOptions> = {}) {
  return createTokenVerifier({
    issuer: TEST_ISSUER,
    audience: TEST_AUDIENCE,
    clientId: 'onderling-app',
    rolesClaim: TEST_ROLES_CLAIM,
    keys: testKeys,
    clock: () => NOW * 1000,
    smsIsSecond: false,
    foreign: false,
    ...overrides,
  });
}

const token = (options: TokenOptions = {}) => signToken('jan', { expires: NOW + 600, ...options });
const isUnauthorized = (error: unknown) =>
  error instanceof HttpError && error.statusCode === 401 && error.body.message === 'Je bent niet ingelogd.';
const refused = async (bearer: string, verify = verifier()) => assert.rejects(verify(bearer), isUnauthorized);

describe('the verifier of access tokens', () => {
  it('reads subject, roles and the second factor', async () => {
    const claims = await verifier()(
      await token({
        roles: ['superadmin'],
        amr: ['pwd', 'otp'],
        claims: { email: 'jan@voorbeeld.example', email_verified: true, sid: 'the-session' },
        issued: NOW - 5,
      }),
    );
    assert.deepEqual(claims, {
      sub: 'jan',
      roles: ['superadmin'],
      secondFactor: true,
      sessionId: 'the-session',
      email: 'jan@voorbeeld.example',
      emailVerified: true,
      issued: NOW - 5,
      expires: NOW + 600,
    });
    assert.equal((await verifier()(await token({ amr: ['pwd'] }))).secondFactor, false);
  });

  it('S-379 a text message alone is not a second step, unless the setting says so; next to a password it is', async () => {
    const second = (amr: string[], smsIsSecond = false) =>
      readClaims({ sub: 'jan', exp: NOW + 600, amr }, { rolesClaim: TEST_ROLES_CLAIM, smsIsSecond }).secondFactor;
    assert.equal((await verifier()(await token({ amr: ['sms'] }))).secondFactor, false);
    assert.deepEqual(
      [second(['sms', 'sms']), second(['sms'], true), second(['pwd', 'sms']), second(['pwd'], true)],
      [false, true, true, false],
    );
  });

  it('S-2 alg none, and HS256 signed with the public key, are U401', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = { sub: 'jan', iss: TEST_ISSUER, aud: TEST_AUDIENCE, exp: NOW + 600 };
    for (const alg of ['none', 'None', 'NONE']) {
      await refused(`${part({ alg, typ: 'at+jwt' })}.${part(payload)}.`);
    }
    const rsa = await generateKeyPair('RS256');
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(rsa.publicKey)), kid: 'test' }] });
    const secret = new TextEncoder().encode(await exportSPKI(rsa.publicKey));
    const forged = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid: 'test', typ: 'at+jwt' })
      .sign(secret);
    await refused(forged, verifier({ keys }));
  });

  it('a token signed by another key, or changed after signing, is U401', async () => {
    const other = await generateKeyPair('ES256');
    const payload = { sub: 'jan', iss: TEST_ISSUER, aud: TEST_AUDIENCE, exp: NOW + 600 };
    await refused(
      await new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' })
        .sign(other.privateKey),
    );
    const [head = '', body = '', signature = ''] = (await token()).split('.');
    const changed = {
      ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object),
      [TEST_ROLES_CLAIM]: ['superadmin'],
    };
    await refused([head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.'));
  });

  it('S-3 expired by 61 s, valid in 61 s and without an expiry are U401; 60 s of skew is accepted', async () => {
    await refused(await token({ expires: NOW - 61 }));
    await refused(await token({ notBefore: NOW + 61 }));
    await refused(await token({ expires: null }));
    await verifier()(await token({ expires: NOW - 60 }));
    await verifier()(await token({ notBefore: NOW + 60 }));
  });

  it('S-3 a remembered token is refused once it has expired', async () => {
    let now = NOW;
    const verify = verifier({ clock: () => now * 1000 });
    const bearer = await token({ expires: NOW + 10 });
    await verify(bearer);
    now = NOW + 70;
    await verify(bearer);
    now = NOW + 71;
    await refused(bearer, verify);
  });

  it('S-4 a wrong issuer, and a wrong, foreign or missing audience, are U401', async () => {
    for (const issuer of ['https://elders.example', `${TEST_ISSUER}/`, '']) await refused(await token({ issuer }));
    for (const audience of ['https://elders.example', 'onderling-app', ['a', 'b'], [], null])
      await refused(await token({ audience }));
    await verifier()(await token({ audience: ['https://elders.example', TEST_AUDIENCE] }));
  });

  it('S-4 an ID token is no access token; other providers may call theirs JWT', async () => {
    await refused(await token({ typ: 'JWT' }));
    await verifier({ foreign: true })(await token({ typ: 'JWT', claims: { scope: 'openid' } }));
    await verifier()(await token({ typ: 'application/at+jwt' }));
    await refused(await token({ typ: 'logout+jwt' }), verifier({ foreign: true }));
  });

  it('S-4 with an external provider a token for another app, and every ID token, is U401, even if it names our audience', async () => {
    const lenient = verifier({ foreign: true });
    const shapes: [what: string, claims: Record<string, unknown>][] = [
      ['of another client', { client_id: 'other-app', scope: 'openid' }],
      ['of another client, as most say it', { azp: 'other-app' }],
      ['an ID token of another client', { azp: 'other-app', nonce: 'n', at_hash: 'h', auth_time: 1 }],
      ['an ID token that names no client', { nonce: 'n', auth_time: 1 }],
      ['an ID token without a nonce', { at_hash: 'h', azp: 'onderling-app' }],
      ['an ID token with nothing but the person', { email: 'jan@voorbeeld.example', email_verified: true }],
      ['an ID token of Keycloak', { typ: 'ID', azp: 'onderling-app' }],
      ['a refresh token of Keycloak', { typ: 'Refresh', azp: 'onderling-app', scope: 'openid' }],
      ['an ID token of Cognito', { token_use: 'id' }],
      ['of two clients', { azp: 'onderling-app', client_id: 'other-app', scope: 'openid' }],
      ['of a list that holds ours', { azp: ['onderling-app', 'other-app'], scope: 'openid' }],
    ];
    for (const [what, claims] of shapes) {
      await assert.rejects(lenient(await token({ typ: 'JWT', claims })), isUnauthorized, what);
    }
    await refused(await token({ claims: { client_id: 'other-app' } }));
    await refused(await token({ claims: { client_id: 'other-app' } }), lenient);
  });

  it('the access tokens of common providers are taken', async () => {
    const lenient = verifier({ foreign: true });
    const shapes: [provider: string, typ: string, claims: Record<string, unknown>][] = [
      ['RFC 9068', 'at+jwt', { client_id: 'onderling-app', scope: 'openid' }],
      ['Auth0', 'JWT', { azp: 'onderling-app', scope: 'openid profile email' }],
      ['Keycloak', 'JWT', { typ: 'Bearer', azp: 'onderling-app', scope: 'openid' }],
      ['Keycloak before 24', 'JWT', { typ: 'Bearer', azp: 'onderling-app', nonce: 'n', auth_time: 1 }],
      ['Entra', 'JWT', { azp: 'onderling-app', scp: 'access' }],
      ['Entra, first version', 'JWT', { appid: 'onderling-app', scp: 'access' }],
      ['Okta', 'JWT', { cid: 'onderling-app', scp: ['openid'] }],
      ['Ory', 'JWT', { client_id: 'onderling-app', scp: ['openid'] }],
    ];
    for (const [provider, typ, claims] of shapes)
      assert.equal((await lenient(await token({ typ, claims }))).sub, 'jan', provider);
  });
});
