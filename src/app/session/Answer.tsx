import { useEffect } from 'react';
import { useAuth } from 'react-oidc-context';
import { Navigate } from 'react-router-dom';
import { log } from '../log.ts';
import { errorPath } from './errorPath.ts';
import { isUnanswered } from './failures.ts';

/**
 * /aangemeld, while the provider's answer is read (SignedInArea). An invalid or missing one leads to the error screen.
 */
export function Answer() {
  const { isLoading, isAuthenticated, error } = useAuth();
  useEffect(() => {
    if (error) log(error.innerError ?? error);
  }, [error]);
  if (isLoading || isAuthenticated) return null;
  const unanswered = isUnanswered(error?.innerError);
  return <Navigate to={errorPath(unanswered ? 'inloggen_onbereikbaar' : 'inloggen_mislukt')} replace />;
}
