import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import type { Db } from '../server/db/database.ts';
import { storedSecret } from '../server/db/storedSecret.ts';

/** The keys the provider signs with. */
export interface Keys {
  /** ES256 keys of the tokens, private parts included; the first one signs. */
  jwks: JSONWebKeySet;
  /** Keys of the cookies' signatures; the first one signs. */
  cookies: string[];
}

/**
 * Makes the keys at the first start, and finds them at every later one. Of two processes that start at once the first
 * to store wins, and both read the stored keys.
 */
export async function loadKeys(db: Db): Promise<Keys> {
  return {
    jwks: await storedSecret(db, 'oidc-signing-keys', async () => ({ keys: [await newSigningKey()] })),
    cookies: await storedSecret(db, 'oidc-cookie-keys', () => Promise.resolve([randomBytes(32).toString('base64url')])),
  };
}

/** The public halves of the signing keys. */
export const publicKeys = ({ jwks }: Keys): JSONWebKeySet => ({
  keys: jwks.keys.map(({ d: _private, ...key }) => key),
});

async function newSigningKey() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}
