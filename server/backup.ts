import { newBackupFile } from './backup/backupFolder.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { openDatabase } from './openDatabase.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { runCommand } from './runCommand.ts';

/** `npm run backup -- [file]`: the whole database, in one file. */
await runCommand(async ([given]) => {
  const env = readEnv(process.env);
  const database = await openDatabase(env, createLog('warn'));
  try {
    const file = given ?? newBackupFile(env.dataDir, 'asked', new Date());
    const client = await database.db.$client.connect();
    try {
      await takeBackup(client, file, new Date());
    } finally {
      client.release();
    }
    return `The backup is ${file}. Anybody who has it can read everything in it: keep it where only you can.`;
  } finally {
    await database.close();
  }
});
