import { restoreBackup } from './backup/restoreBackup.ts';
import { believe } from './clock/judge.ts';
import { openDatabase } from './openDatabase.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { runCommand } from './runCommand.ts';
import { StartupError } from './startupError.ts';

/** `npm run restore -- file`: a new database from a backup, in which nobody is logged in. */
await runCommand(async ([file]) => {
  if (!file) throw new StartupError('Say which backup: DATA_DIR=./new-folder npm run restore -- file');
  process.stdout.write('Everybody is logged out by a restore, and logs in again afterwards.\n');
  let takenAt = '';
  const database = await openDatabase(readEnv(process.env), createLog('warn'), async (client) => {
    ({ takenAt } = await restoreBackup(client, file));
  });
  // A person who restores looks at the clock: without this the restored data would be too old for it.
  await database.db.transaction((tx) => believe(tx, new Date()));
  await database.close();
  return [
    `Everything in ${file} is back, as it was at ${takenAt}. The clock says ${new Date().toISOString()}, and is believed.`,
    'Security changes since then are undone: an old password, a removed passkey or device, a second step that was turned off, an address that was changed',
    'back, a blocked or erased person, a former administrator and a withdrawn invitation count again. Notify these people.',
  ].join('\n');
});
