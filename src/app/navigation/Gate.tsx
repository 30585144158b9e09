import { Navigate, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { paths, returnParameter } from '../../paths.ts';
import type { AppRoute } from '../appRoute.ts';
import { safeTarget } from '../session/safeTarget.ts';

/** Every navigation passes here: an address that is not allowed is redirected before a page sees it. */
export function Gate({ routes, children }: { routes: readonly AppRoute[]; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const instead = insteadOf(routes, pathname, search);
  return instead === null ? children : <Navigate to={instead} replace />;
}

/**
 * Where to go instead of this address; null when it is fine.
 * - A query that carries `error` belongs on /error, whole, the provider's answer included.
 * - A path to come back to must be one of ours (S-108): the pages that read it need not check it.
 */
export function insteadOf(routes: readonly AppRoute[], pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  if (query.has('error')) return pathname === paths.error ? null : paths.error + search;
  const target = query.get(returnParameter);
  if (target === null || target === safeTarget(routes, target)) return null;
  query.delete(returnParameter);
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}
