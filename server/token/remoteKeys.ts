import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { maintenance } from '../http/errors.ts';

const TIMEOUT = 5_000;
const RELOAD_AFTER = 10 * 60_000;
/**
 * Anybody can send a token that names an unknown key: between two readings because of one lie this many milliseconds.
 */
const COOLDOWN = 60_000;

/**
 * The signing keys of an external identity provider, found through its discovery document at the first token. They are
 * read again after ten minutes, or at an unknown key but never twice in a minute (F12); while the provider does not
 * answer the last ones hold (F11).
 */
export function remoteKeys(authority: string): JWTVerifyGetKey {
  let found: Promise<ReturnType<typeof createRemoteJWKSet>> | null = null;
  return async (header, token) => {
    found ??= discover(authority);
    const keys = await found.catch(() => {
      found = null;
      throw maintenance();
    });
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      const last = keys.jwks();
      if (last === undefined) throw maintenance();
      return createLocalJWKSet(last)(header, token);
    }
  };
}

async function discover(authority: string): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const answer = await fetch(`${authority}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(TIMEOUT) });
  const document: unknown = await answer.json();
  const uri = typeof document === 'object' && document !== null && 'jwks_uri' in document ? document.jwks_uri : null;
  if (!answer.ok || typeof uri !== 'string') throw new Error('The identity provider has no usable discovery document.');
  return createRemoteJWKSet(new URL(uri), {
    timeoutDuration: TIMEOUT,
    cacheMaxAge: RELOAD_AFTER,
    cooldownDuration: COOLDOWN,
  });
}
