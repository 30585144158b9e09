import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

/** The scopes our own app may ask for; they are granted without a question. */
export const SCOPES = ['openid', 'offline_access', 'profile', 'email'];

/** Finds the session's grant for our app, or makes one: nobody is asked whether our own app may know who they are. */
export async function loadAppGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, account, provider } = oidc;
  if (!client || !session || !account) return undefined;
  const id = session.grantIdFor(client.clientId);
  const existing = id === undefined ? undefined : await provider.Grant.find(id);
  // A session that changed hands, or whose grant was revoked, gets a new one.
  if (existing?.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}
