import { isAddress } from './repositories/sameAddress.ts';
import { eq } from 'drizzle-orm';
import { createAccounts } from '../identity/accounts.ts';
import { accountEvents } from './accountEvents.ts';
import { recorderOf } from './audit/auditEntry.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './openDatabase.ts';
import { accounts } from './db/accountSchema.ts';
import { readEnv } from './env.ts';
import type { Env } from './env/settings.ts';
import { createLog } from './log.ts';
import { runCommand } from './runCommand.ts';
import { StartupError } from './startupError.ts';

const ROLE = 'superadmin';

/**
 * `npm run superadmin -- e-mail`: makes an account of the embedded identity provider an administrator. With
 * `--take-back` before it the account no longer is one, and is logged out everywhere.
 */
async function setSuperadmin(db: Db, env: Env, email: string, takeBack: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id, roles: accounts.roles })
      .from(accounts)
      .where(isAddress(accounts.email, email))
      .for('update');
    if (!account)
      throw new StartupError(
        `There is no account with the e-mail address ${email}${takeBack ? '.' : ': register it first.'}`,
      );
    if (account.roles.includes(ROLE) !== takeBack) return;
    const roles = takeBack ? account.roles.filter((role) => role !== ROLE) : [...account.roles, ROLE];
    await tx.update(accounts).set({ roles }).where(eq(accounts.id, account.id));
    // A token with the role must not be renewed.
    if (takeBack) await createAccounts(db, accountEvents(env)).sessions.endAllBut(tx, account.id, null);
    const record = recorderOf({ by: null, sub: account.id, ip: null, requestId: null });
    await record(tx, {
      action: takeBack ? 'take_back' : 'grant',
      entity: 'account',
      hashid: null,
      before: { roles: account.roles },
      after: { roles },
    });
  });
}

await runCommand(async (given) => {
  const takeBack = given.includes('--take-back');
  const [email] = given.filter((argument) => argument !== '--take-back');
  if (!email || email.startsWith('-'))
    throw new StartupError('Say which account: npm run superadmin -- jan@example.org, or --take-back jan@example.org');
  const env = readEnv(process.env);
  if (env.oidcAuthority)
    throw new StartupError('Roles are given and taken back at the identity provider of OIDC_AUTHORITY, not here.');
  const database = await openDatabase(env, createLog('warn'));
  try {
    await setSuperadmin(database.db, env, email, takeBack);
  } finally {
    await database.close();
  }
  return takeBack
    ? `${email} is no longer an administrator, and is logged out everywhere. An open page can read for ten minutes at most.`
    : `${email} is an administrator from the next login. Administrators need a second factor: it is turned on at Profiel.`;
});
