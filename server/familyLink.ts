import type { Env } from './env/settings.ts';

/** The query parameter of an address that leads to a family, and no other. */
export const FAMILY_IN_LINK = 'familie=';

/**
 * The address of a screen in the family it is about, on PUBLIC_URL alone (S-92): a person in several families gets to
 * the right one. `family` is its hashid, `path` may have a query.
 */
export function familyLink({ env }: { env: Pick<Env, 'publicUrl'> }, family: string, path: string): string {
  return `${env.publicUrl}${path}${path.includes('?') ? '&' : '?'}${FAMILY_IN_LINK}${encodeURIComponent(family)}`;
}
