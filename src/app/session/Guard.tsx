import { useEffect } from 'react';
import { useAuth } from 'react-oidc-context';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks.ts';
import { selectSessionStatus } from '../../store/modules/session/sessionSlice.ts';
import { useSession } from './SessionContext.ts';

/** Shows a page to signed-in people; sends others to the provider, and back to exactly this path and query. */
export function Guard() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const { isAuthenticated, isLoading } = useAuth();
  const status = useAppSelector(selectSessionStatus);
  const unknown = !isLoading && !isAuthenticated;

  useEffect(() => {
    if (unknown) void session.signIn(pathname + search + hash);
  }, [unknown, session, pathname, search, hash]);

  return isAuthenticated && status === 'signedIn' ? <Outlet /> : null;
}
