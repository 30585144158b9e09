import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../server/db/database.ts';
import type { IdentityAccounts } from './accounts.ts';
import type { Keys } from './keys.ts';

/** Everything the provider needs from outside. */
export interface ProviderOptions {
  /** Where people reach us, without a trailing slash; the issuer is that with '/oidc'. */
  publicUrl: string;
  /** The app's client id. */
  clientId: string;
  /** The audience of the access tokens: our API (RFC 8707). */
  audience: string;
  /** The claim that carries the roles, in ID tokens and access tokens. */
  rolesClaim: string;
  chatUrl: string;
  db: Db;
  keys: Keys;
  accounts: IdentityAccounts;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
