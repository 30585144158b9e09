import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { newHashid } from '../hashid.ts';

type Mode = 'ok' | 'refuse' | 'hang' | 'error' | 'garbage' | 'lie';

/** An identity provider that can break: the discovery document and the keys, which is all that the API needs from it. */
export interface Provider {
  issuer: string;
  mode: Mode;
  /** How often its keys were asked for. */
  asked: number;
  /** A token; `shift` is how many seconds its clock is ahead of ours. */
  token(sub: string, shift?: number): Promise<string>;
  /** Signs with a new key from now on; the old one stays in the list, or not. */
  rotate(keepOld: boolean): Promise<void>;
  close(): Promise<void>;
}

interface Key {
  sign: CryptoKey;
  jwk: JWK;
}

async function newKey(): Promise<Key> {
  const pair = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: newHashid(), alg: 'ES256', use: 'sig' };
  return { sign: pair.privateKey, jwk };
}

export async function startProvider(audience: string): Promise<Provider> {
  let current = await newKey();
  let listed: JWK[] = [current.jwk];
  const server = createServer(({ url = '/', socket }, response) => {
    if (provider.mode === 'refuse') return void socket.destroy();
    if (url.endsWith('/jwks')) provider.asked += 1;
    answer(response, url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(response: ServerResponse, url: string): void {
    const json = (content: object) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
    const { mode } = provider;
    if (mode === 'hang') return;
    if (mode === 'error') return void response.writeHead(500).end('Internal Server Error');
    if (mode === 'garbage') return void response.end('<html>?');
    if (url.endsWith('/openid-configuration')) json({ issuer, jwks_uri: `${issuer}/jwks` });
    else json({ keys: mode === 'lie' ? [] : listed });
  }

  const provider: Provider = {
    issuer,
    mode: 'ok',
    asked: 0,
    token(sub, shift = 0) {
      const now = Math.floor(Date.now() / 1000) + shift;
      return new SignJWT({ email_verified: true, amr: ['pwd'] })
        .setProtectedHeader({ alg: 'ES256', kid: current.jwk.kid ?? '', typ: 'at+jwt' })
        .setSubject(sub)
        .setJti(newHashid())
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + 3600)
        .sign(current.sign);
    },
    async rotate(keepOld) {
      current = await newKey();
      listed = keepOld ? [...listed, current.jwk] : [current.jwk];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return provider;
}
