import type { FastifyBaseLogger } from 'fastify';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import type { AccountEvents } from '../server/accounts.ts';
import type { Db } from '../server/db/database.ts';
import type { Env } from '../server/env/settings.ts';
import { createAccounts, type IdentityAccounts } from './accounts.ts';
import { loadKeys, publicKeys } from './keys.ts';
import { createProvider, type IdentityHandler } from './provider.ts';
import { sweepExpired } from './sweep.ts';

/** The embedded identity provider, as the server mounts it. */
export interface Identity {
  issuer: string;
  accounts: IdentityAccounts;
  /** The keys that verify its tokens, without a round trip to ourselves. */
  verificationKeys: JWTVerifyGetKey;
  handle: IdentityHandler;
  /** Removes what has expired. @returns the number of rows removed. */
  sweep(): Promise<number>;
}

/** Opens the embedded identity provider on an open, migrated database; its keys are made at the first start. */
export async function openIdentity(
  env: Pick<Env, 'publicUrl' | 'oidcClientId' | 'oidcAudience' | 'rolesClaim' | 'chatUrl'>,
  db: Db,
  events: AccountEvents,
  log: FastifyBaseLogger,
): Promise<Identity> {
  const keys = await loadKeys(db);
  const accounts = createAccounts(db, events);
  const { issuer, handle } = createProvider({
    publicUrl: env.publicUrl,
    clientId: env.oidcClientId,
    audience: env.oidcAudience,
    rolesClaim: env.rolesClaim,
    chatUrl: env.chatUrl,
    db,
    keys,
    accounts,
    log,
  });
  return {
    issuer,
    accounts,
    verificationKeys: createLocalJWKSet(publicKeys(keys)),
    handle,
    sweep: () => sweepExpired(db),
  };
}
