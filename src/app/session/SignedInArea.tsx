import { use } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { routes } from '../routes.ts';
import { safeTarget } from './safeTarget.ts';
import { useSession } from './SessionContext.ts';
import { targetOf } from './target.ts';

/** The area behind the login: here the provider's answer is read, and React learns about the session. */
export function SignedInArea() {
  const manager = use(useSession().manager());
  const navigate = useNavigate();
  const answered = useLocation().pathname === paths.signedIn;
  return (
    <AuthProvider
      userManager={manager}
      // Any page may have a `code` and a `state` in its query; an answer comes to one address.
      skipSigninCallback={!answered}
      onSigninCallback={(user) => void navigate(safeTarget(routes, targetOf(user?.state)), { replace: true })}
    >
      <Outlet />
    </AuthProvider>
  );
}
