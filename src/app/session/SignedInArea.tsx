import { use } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { Outlet } from 'react-router-dom';
import { useSession } from './SessionContext.ts';

/** What stands behind the login: here React learns who is signed in. The answer of the provider is read by the session. */
export function SignedInArea() {
  const manager = use(useSession().manager());
  return (
    <AuthProvider userManager={manager} skipSigninCallback>
      <Outlet />
    </AuthProvider>
  );
}
