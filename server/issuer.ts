import type { Env } from './env/settings.ts';

/** The issuer of the tokens: the external provider, or the one we embed under /oidc. */
export function issuerOf(env: Pick<Env, 'oidcAuthority' | 'publicUrl'>): string {
  return env.oidcAuthority ?? `${env.publicUrl}/oidc`;
}
