import type { Db } from '../../server/db/database.ts';
import type { Identity } from '../identity.ts';
import type { Browser } from './browser.ts';
import { PASSWORD } from './flows.ts';
import { startIdentity } from './startIdentity.ts';

/** The setup of a test of the provider: a database, the provider mounted on a real port, and browsers. */
export interface TestIdentity {
  db: Db;
  identity: Identity;
  /** A browser without cookies. */
  browser: () => Browser;
  /** Makes an account of its own for a test, with the password of `flows`. */
  account: (roles?: readonly string[]) => Promise<{ sub: string; email: string }>;
}

/** Starts the provider on a migrated database. */
export async function startTestIdentity(db: Db): Promise<{ setup: TestIdentity; close: () => Promise<void> }> {
  const { identity, browser, close } = await startIdentity(db);
  let made = 0;
  const account = async (roles: readonly string[] = []) => {
    made += 1;
    const email = `persoon${made}@voorbeeld.example`;
    const result = await identity.accounts.create(db, { email, password: PASSWORD, emailVerified: true, roles });
    if ('errors' in result) throw new Error(JSON.stringify(result.errors));
    return { sub: result.sub, email };
  };
  return { setup: { db, identity, browser, account }, close };
}
