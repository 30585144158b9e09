import { eq, sql } from 'drizzle-orm';
import { recorderOf } from './audit/auditEntry.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './openDatabase.ts';
import { accounts } from './db/accountSchema.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { runCommand } from './runCommand.ts';
import { StartupError } from './startupError.ts';

/** `npm run superadmin -- e-mail`: makes an account of the embedded identity provider an administrator. */
async function makeSuperadmin(db: Db, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id, roles: accounts.roles })
      .from(accounts)
      .where(sql`lower(${accounts.email}) = ${email.toLowerCase()}`)
      .for('update');
    if (!account) throw new StartupError(`There is no account with the e-mail address ${email}: register it first.`);
    if (account.roles.includes('superadmin')) return;
    const roles = [...account.roles, 'superadmin'];
    await tx.update(accounts).set({ roles }).where(eq(accounts.id, account.id));
    const record = recorderOf({ by: null, sub: account.id, ip: null, requestId: null });
    await record(tx, {
      action: 'grant',
      entity: 'account',
      hashid: null,
      before: { roles: account.roles },
      after: { roles },
    });
  });
}

await runCommand(async ([email]) => {
  if (!email) throw new StartupError('Say which account: npm run superadmin -- jan@example.org');
  const env = readEnv(process.env);
  if (env.oidcAuthority)
    throw new StartupError('Roles are given at the identity provider of OIDC_AUTHORITY, not here.');
  const database = await openDatabase(env, createLog('warn'));
  try {
    await makeSuperadmin(database.db, email);
  } finally {
    await database.close();
  }
  return `${email} is an administrator from the next login. What administrators do needs a second factor: it is turned on at Profiel.`;
});
