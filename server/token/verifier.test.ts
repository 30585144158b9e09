import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { HttpError } from '../errors.ts';
import { signToken, TEST_AUDIENCE, TEST_ISSUER, TEST_ROLES_CLAIM, testKeys, type TokenOptions } from '../test/tokens.ts';
import { createTokenVerifier, type VerifierOptions } from './verifier.ts';

const NOW = 1_800_000_000;

function verifier(overrides: Partial<VerifierOptions> = {}) {
  return createTokenVerifier({
    issuer: TEST_ISSUER,
    audience: TEST_AUDIENCE,
    rolesClaim: TEST_ROLES_CLAIM,
    keys: testKeys,
    clock: () => NOW * 1000,
    lenientType: false,
    ...overrides,
  });
}

const token = (options: TokenOptions = {}) => signToken('jan', { expires: NOW + 600, ...options });
const isUnauthorized = (error: unknown) => error instanceof HttpError && error.statusCode === 401 && error.body.message === 'Je bent niet ingelogd.';
const refused = async (bearer: string, verify = verifier()) => assert.rejects(verify(bearer), isUnauthorized);

describe('the verifier of access tokens', () => {
  it('reads subject, roles and the second factor', async () => {
    const claims = await verifier()(await token({ roles: ['superadmin'], amr: ['pwd', 'otp'], claims: { email: 'jan@voorbeeld.example', email_verified: true, sid: 'the-session' } }));
    assert.deepEqual(claims, {
      sub: 'jan',
      roles: ['superadmin'],
      secondFactor: true,
      sessionId: 'the-session',
      email: 'jan@voorbeeld.example',
      emailVerified: true,
      expires: NOW + 600,
    });
    assert.equal((await verifier()(await token({ amr: ['pwd'] }))).secondFactor, false);
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
    const forged = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'test', typ: 'at+jwt' }).sign(secret);
    await refused(forged, verifier({ keys }));
  });

  it('a token signed by another key, or changed after signing, is U401', async () => {
    const other = await generateKeyPair('ES256');
    const payload = { sub: 'jan', iss: TEST_ISSUER, aud: TEST_AUDIENCE, exp: NOW + 600 };
    await refused(await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' }).sign(other.privateKey));
    const [head = '', body = '', signature = ''] = (await token()).split('.');
    const changed = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), [TEST_ROLES_CLAIM]: ['superadmin'] };
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
    for (const audience of ['https://elders.example', 'onderling-app', ['a', 'b'], [], null]) await refused(await token({ audience }));
    await verifier()(await token({ audience: ['https://elders.example', TEST_AUDIENCE] }));
  });

  it('S-4 an ID token is no access token; other providers may call theirs JWT', async () => {
    await refused(await token({ typ: 'JWT' }));
    await verifier({ lenientType: true })(await token({ typ: 'JWT' }));
    await verifier()(await token({ typ: 'application/at+jwt' }));
    await refused(await token({ typ: 'logout+jwt' }), verifier({ lenientType: true }));
  });
});
