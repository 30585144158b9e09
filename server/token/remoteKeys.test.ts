import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, mock } from 'node:test';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { HttpError } from '../http/errors.ts';
import { remoteKeys } from './remoteKeys.ts';
import { createTokenVerifier } from './verifier.ts';

describe('the keys of an external identity provider', () => {
  const provider = { up: true, keys: [] as JWK[], asked: 0 };
  const server = createServer((request, response) => {
    if (!provider.up) return void response.writeHead(500).end('<html>');
    if (request.url === '/keys') provider.asked++;
    const body =
      request.url === '/keys' ? { keys: provider.keys } : { issuer: authority, jwks_uri: `${authority}/keys` };
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
    return () =>
      new SignJWT({ sub: 'jan', scope: 'openid' })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(authority)
        .setAudience('api')
        .setExpirationTime('5m')
        .sign(pair.privateKey);
  }
  const verifier = () =>
    createTokenVerifier({
      issuer: authority,
      audience: 'api',
      clientId: 'app',
      rolesClaim: 'roles',
      keys: remoteKeys(authority),
      clock: Date.now,
      lenientType: true,
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

  it('F12 tokens that name unknown keys make us ask the provider at most once in a minute, and a new key is found after it', async () => {
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

  it('says maintenance when it never had a key, and recovers by itself', async () => {
    const sign = await signer('two');
    const verify = verifier();
    provider.up = false;
    await assert.rejects(verify(await sign()), (error) => error instanceof HttpError && error.statusCode === 503);
    provider.up = true;
    assert.equal((await verify(await sign())).sub, 'jan');
  });
});
