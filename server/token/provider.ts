import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { maintenance } from '../http/errors.ts';
import { StartupError } from '../startupError.ts';

const TIMEOUT = 5_000;
const RELOAD_AFTER = 10 * 60_000;
/**
 * Anybody can send a token that names an unknown key: at least this many milliseconds pass between two readings because of one.
 */
const COOLDOWN = 60_000;

/** While a provider does not answer, it is asked again after this many milliseconds, however many tokens come. */
const PAUSE = 5_000;

/** The parts we read of a provider's discovery document (OpenID Connect Discovery 1.0). */
interface Discovered {
  issuer: string;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** An identity provider that is not ours. */
export interface Provider {
  /**
   * The name it signs with: the setting, or the same with a slash at its end (Auth0, Authentik). Throws 503 while it
   * never answered.
   */
  issuer: () => Promise<string>;
  /** Its signing keys. */
  keys: JWTVerifyGetKey;
  /**
   * Checks that the setting fits what the provider says about itself.
   * @throws StartupError with one sentence where it does not
   * @returns false where it can't be asked now
   */
  fits: () => Promise<boolean>;
}

/**
 * An external identity provider, found through its discovery document at the first token. Its keys are reread after ten
 * minutes, or at an unknown key but never twice in a minute (F12); while the provider does not answer, the last ones
 * hold (F11).
 * @param authority the setting, without a slash at its end
 */
export function provider(authority: string, clock: () => number): Provider {
  let found: Promise<Discovered> | null = null;
  let asked = -Infinity;
  const discovered = async (): Promise<Discovered> => {
    if (found === null && clock() - asked < PAUSE) throw maintenance();
    asked = found === null ? clock() : asked;
    found ??= discover(authority);
    return found.catch((error: unknown) => {
      found = null;
      throw error instanceof StartupError ? error : maintenance();
    });
  };
  const known = () =>
    discovered().catch(() => {
      throw maintenance();
    });
  return {
    issuer: async () => (await known()).issuer,
    async keys(header, token) {
      const { keys } = await known();
      try {
        return await keys(header, token);
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey) throw error;
        const last = keys.jwks();
        if (last === undefined) throw maintenance();
        return createLocalJWKSet(last)(header, token);
      }
    },
    fits: () =>
      discovered().then(
        () => true,
        (error: unknown) => {
          if (error instanceof StartupError) throw error;
          return false;
        },
      ),
  };
}

async function discover(authority: string): Promise<Discovered> {
  const answer = await fetch(`${authority}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(TIMEOUT) });
  const document: unknown = await answer.json();
  const text = (name: string): string | null => {
    const value =
      typeof document === 'object' && document !== null ? (document as Record<string, unknown>)[name] : null;
    return typeof value === 'string' ? value : null;
  };
  const [uri, issuer] = [text('jwks_uri'), text('issuer')];
  if (!answer.ok || uri === null || issuer === null)
    throw new Error('The identity provider has no usable discovery document.');
  if (issuer.replace(/\/$/u, '') !== authority)
    throw new StartupError(`OIDC_AUTHORITY is ${authority}, but that provider calls itself ${issuer}: set it to that.`);
  const options = { timeoutDuration: TIMEOUT, cacheMaxAge: RELOAD_AFTER, cooldownDuration: COOLDOWN };
  return { issuer, keys: createRemoteJWKSet(new URL(uri), options) };
}
