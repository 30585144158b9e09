import type { User, UserManager } from 'oidc-client-ts';

/**
 * Turns the provider's answer into a signed-in user. Throws when the answer is not one to our own question: no state,
 * a foreign state, a code used before, another nonce, another issuer (S-110; the issuer by RFC 9207).
 */
export async function takeAnswer(manager: UserManager, url: string): Promise<User> {
  const issuer = new URL(url).searchParams.get('iss');
  if (issuer !== null && issuer !== (await manager.metadataService.getIssuer())) throw new Error('The answer comes from another issuer.');
  const user = await manager.signinCallback(url);
  if (!user) throw new Error('The answer is not one to a sign-in.');
  return user;
}

/** The target that was kept with the question, read before its answer is in, so that the page's chunk can be asked for. */
export function peekTarget(storage: Storage, search: string): unknown {
  const state = new URLSearchParams(search).get('state');
  try {
    const kept: unknown = JSON.parse(storage.getItem(`oidc.${state ?? ''}`) ?? 'null');
    return targetOf((kept as { data?: unknown } | null)?.data);
  } catch {
    return null;
  }
}

/** The target inside the state we gave the library. */
export const targetOf = (state: unknown): unknown => (typeof state === 'object' && state !== null && 'target' in state ? state.target : null);
