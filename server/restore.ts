import { restoreBackup } from './backup/restoreBackup.ts';
import { openDatabase } from './openDatabase.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { runCommand } from './runCommand.ts';
import { StartupError } from './startupError.ts';

/** `npm run restore -- file`: a new database from a backup. */
await runCommand(async ([file]) => {
  if (!file) throw new StartupError('Say which backup: DATA_DIR=./new-folder npm run restore -- file');
  const database = await openDatabase(readEnv(process.env), createLog('warn'), (client) => restoreBackup(client, file));
  await database.close();
  return `Everything in ${file} is back.`;
});
