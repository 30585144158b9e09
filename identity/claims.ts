import type { Account as OidcAccount, AccessToken, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider';
import type { Account, IdentityAccounts } from './accounts.ts';

/** Which claims come with which scope. The library adds acr, amr and auth_time from the session. */
export const claimsOf = (rolesClaim: string) => ({
  openid: ['sub', rolesClaim, 'acr', 'amr', 'auth_time'],
  profile: ['preferred_username'],
  email: ['email', 'email_verified'],
});

/** Finds the account of a subject for the library; for it a disabled account does not exist. */
export const accountFinder =
  (accounts: IdentityAccounts, rolesClaim: string) =>
  async (_ctx: KoaContextWithOIDC, sub: string): Promise<OidcAccount | undefined> => {
    const account = await accounts.find(sub);
    if (!account || account.disabled) return undefined;
    return {
      accountId: sub,
      roles: account.roles,
      secondFactor: account.secondFactor,
      passkey: account.passkey,
      claims: () => accountClaims(account, rolesClaim),
    };
  };

const accountClaims = (account: Account, rolesClaim: string) => ({
  sub: account.sub,
  preferred_username: account.email,
  email: account.email,
  email_verified: account.emailVerified,
  [rolesClaim]: account.roles,
});

/** Makes the claims our API needs besides the subject: the current roles, how the person logged in, and in which session. */
export const accessTokenClaims =
  (rolesClaim: string) =>
  ({ oidc }: KoaContextWithOIDC, _token: AccessToken | ClientCredentials): Record<string, unknown> => {
    const source = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken;
    return {
      [rolesClaim]: oidc.account?.roles ?? [],
      ...(source?.acr !== undefined && { acr: source.acr }),
      ...(source?.amr !== undefined && { amr: source.amr }),
      ...(source?.sessionUid !== undefined && { sid: source.sessionUid }),
      ...(source?.authTime !== undefined && { auth_time: source.authTime }),
    };
  };
