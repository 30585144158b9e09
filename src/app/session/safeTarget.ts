import { paths } from '../../paths.ts';
import { matchRoute } from '../matchRoute.ts';
import type { AppRoute } from '../appRoute.ts';

const ownOrigin = 'https://onderling.invalid';
// In a path a browser reads a backslash as a slash, and anywhere it drops tabs and newlines: refuse those instead of
// doing the same.
const plainPath = /^\/(?![/\\])[\x21-\x5b\x5d-\uffff]*?([?#][\x21-\uffff]*)?$/;

/**
 * Where to go after login (R-2.8, S-108): the target when it is the path of a page of ours, else the overview. The
 * provider's answer went through the browser's storage, so it is checked here, at the moment of use.
 */
export function safeTarget(routes: readonly AppRoute[], target: unknown): string {
  if (typeof target !== 'string' || !plainPath.test(target)) return paths.overzicht;
  const url = new URL(target, ownOrigin);
  const route = url.origin === ownOrigin ? matchRoute(routes, url.pathname) : null;
  return route === null || route.noReturn ? paths.overzicht : url.pathname + url.search + url.hash;
}
