import path from 'node:path';
import { openDatabase } from './openDatabase.ts';
import { hasDatabase } from './db/embedded/dataFolder.ts';
import { refuseOutdated } from './db/migrate.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { runCommand } from './runCommand.ts';
import { StartupError } from './startupError.ts';
import { verifyDatabase } from './verify/verifyDatabase.ts';

/** `npm run verify`: is the stored data still what was stored? Changes nothing; ends with code 1 where something is wrong. */
await runCommand(async () => {
  const env = { ...readEnv(process.env), databaseMigrationUrl: null };
  if (!env.databaseUrl && !hasDatabase(path.join(env.dataDir, 'database')))
    throw new StartupError(`There is no database in ${env.dataDir}.`);
  const database = await openDatabase(env, createLog('warn'), (client) => refuseOutdated(client));
  try {
    const client = await database.db.$client.connect();
    try {
      return await verifyDatabase(client);
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
});
