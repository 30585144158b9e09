import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, mock } from 'node:test';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { HttpError } from '../http/errors.ts';
import { provider as providerAt } from './provider.ts';
import { createTokenVerifier } from './verifier.ts';

describe('the keys of an external identity provider', () => {
  const provider = { up: true, slash: '', discovered: 0, keys: [] as JWK[], asked: 0 };
  const server = createServer((request, response) => {
    if (!provider.up) provider.discovered++;
    if (!provider.up) return void response.writeHead(500).end('<html>');
    if (request.url === '/keys') provider.asked++;
    else provider.discovered++;
    const body =
      request.url === '/keys'
        ? { keys: provider.keys }
        : { issuer: `${authority}${provider.slash}`, jwks_uri: `${authority}/keys` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  let authority = '';
  before(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => void server.close());

  async function signer(kid: string) {
    const pair = await generateKeyPair('RS256');
    provider.keys.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' });
    return (issuer = authority, claims: { iat?: number; exp?: number } = {}) =>
      new SignJWT({ sub: 'jan', scope: 'openid', exp: Math.floor(Date.now() / 1000) + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience('api')
        .sign(pair.privateKey);
  }
  const verifier = (external = providerAt(authority, Date.now)) =>
    createTokenVerifier({
      issuer: external.issuer,
      audience: 'api',
      clientId: 'app',
      rolesClaim: 'roles',
      keys: external.keys,
      clock: Date.now,
      smsIsSecond: false,
      foreign: true,
    });

  it('verifies by its published keys, and goes on with them while it is down', async () => {
    const sign = await signer('one');
    const verify = verifier();
    assert.equal((await verify(await sign())).sub, 'jan');
    provider.up = false;
    assert.equal((await verify(await sign())).sub, 'jan');
    assert.equal(provider.asked, 1);
    provider.up = true;
  });

  it('F12 tokens that name unknown keys make us ask the provider at most once a minute, and a new key is found after that', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    try {
      const sign = await signer('known');
      const verify = verifier();
      await verify(await sign());
      const asked = provider.asked;
      const stranger = await generateKeyPair('RS256');
      const forge = (kid: string) =>
        new SignJWT({ sub: 'jan', scope: 'openid' })
          .setProtectedHeader({ alg: 'RS256', kid })
          .setIssuer(authority)
          .setAudience('api')
          .setExpirationTime('5m')
          .sign(stranger.privateKey);
      for (let second = 0; second < 59; second += 1) {
        await assert.rejects(
          verify(await forge(`made up ${second}`)),
          (error) => error instanceof HttpError && error.statusCode === 401,
        );
        mock.timers.tick(1000);
      }
      assert.equal(provider.asked, asked);
      const signNew = await signer('new');
      mock.timers.tick(1000);
      assert.equal((await verify(await signNew())).sub, 'jan');
      assert.equal(provider.asked, asked + 1);
    } finally {
      mock.timers.reset();
    }
  });

  it('says maintenance when it never had a key, and recovers automatically', async () => {
    const sign = await signer('two');
    let now = 0;
    const verify = verifier(providerAt(authority, () => now));
    provider.up = false;
    const before = provider.discovered;
    for (let i = 0; i < 20; i += 1)
      await assert.rejects(verify(await sign()), (error) => error instanceof HttpError && error.statusCode === 503);
    assert.equal(provider.discovered, before + 1, 'however many tokens come');
    provider.up = true;
    now += 5_000;
    assert.equal((await verify(await sign())).sub, 'jan');
  });

  it('S-271 an issuer that ends in a slash is the same provider, and its tokens name it so', async () => {
    const sign = await signer('slash');
    provider.slash = '/';
    const verify = verifier();
    await assert.rejects(verify(await sign()), (error) => error instanceof HttpError && error.statusCode === 401);
    assert.equal((await verify(await sign(`${authority}/`))).sub, 'jan');
    provider.slash = '';
  });

  it('S-271 a provider that calls itself something else is reported at the start; one that is down does not stop the start', async () => {
    provider.slash = '/realms/familie';
    await assert.rejects(
      providerAt(authority, Date.now).fits(),
      /OIDC_AUTHORITY is .*\/realms\/familie: set it to that\.$/u,
    );
    provider.slash = '';
    assert.equal(await providerAt(authority, Date.now).fits(), true);
    provider.up = false;
    assert.equal(await providerAt(authority, Date.now).fits(), false);
    provider.up = true;
  });

  it('S-271 a token from the future, or that lives for days, is refused', async () => {
    const sign = await signer('days');
    const verify = verifier();
    const at = Math.floor(Date.now() / 1000);
    for (const [claims, good] of [
      [{ exp: at + 24 * 3600 }, true],
      [{ exp: at + 2 * 24 * 3600 }, false],
      [{ iat: at + 30 }, true],
      [{ iat: at + 3600, exp: at + 7200 }, false],
    ] as const) {
      const answer = verify(await sign(authority, claims));
      if (good) assert.equal((await answer).sub, 'jan', JSON.stringify(claims));
      else await assert.rejects(answer, (error) => error instanceof HttpError && error.statusCode === 401);
    }
  });
});
