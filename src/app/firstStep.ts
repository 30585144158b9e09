import { paths } from '../paths.ts';
import { matchRoute } from './matchRoute.ts';
import { insteadOf } from './navigation/Gate.tsx';
import type { AppRoute } from './appRoute.ts';

/**
 * The step a freshly loaded page takes before React starts: nobody is signed in yet, as tokens live in memory alone.
 */
export type FirstStep =
  | { kind: 'show'; route: AppRoute | null }
  | { kind: 'signIn'; route: AppRoute; target: string }
  | { kind: 'readAnswer' };

/** Reads the address: a page behind the login goes to the provider at once, with its path and query kept. */
export function firstStep(
  routes: readonly AppRoute[],
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): FirstStep {
  if (insteadOf(routes, pathname, search) !== null) return { kind: 'show', route: null };
  if (pathname === paths.signedIn) return { kind: 'readAnswer' };
  const asked = pathname === paths.start ? paths.overzicht : pathname;
  const route = matchRoute(routes, asked);
  return route?.access === 'login' ? { kind: 'signIn', route, target: asked + search + hash } : { kind: 'show', route };
}
