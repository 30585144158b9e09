import type { Env } from './env/settings.ts';

/**
 * The address of a screen in the family it is about, on PUBLIC_URL alone (S-92): who is in several families comes out
 * in the right one. `family` is its hashid, `path` may have a query.
 */
export function familyLink({ env }: { env: Pick<Env, 'publicUrl'> }, family: string, path: string): string {
  return `${env.publicUrl}${path}${path.includes('?') ? '&' : '?'}familie=${encodeURIComponent(family)}`;
}
