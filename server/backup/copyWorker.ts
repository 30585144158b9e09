import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { createLog } from '../log.ts';
import { answerTask } from '../lowPriority.ts';
import type { Finding } from '../verify/finding.ts';
import { lookThrough } from '../verify/verifyDatabase.ts';
import { takeBackup } from './takeBackup.ts';

/** The request to the process of copyLooker.ts. */
export interface CopyTask {
  /** The folder with the copy, in a subfolder named database. */
  folder: string;
  /** Where the backup goes; null makes none. */
  backupFile: string | null;
}

/** Nobody waits for the copy, and on a busy machine a query over a whole table may take long; in milliseconds. */
const TIMEOUT_MS = 60_000;

async function look({ folder, backupFile }: CopyTask): Promise<{ wrong: readonly Finding[] }> {
  const database = await openEmbedded(folder, createLog('warn'), {
    prepare: () => Promise.resolve(),
    patience: TIMEOUT_MS,
    turn: TIMEOUT_MS,
  });
  try {
    const client = await database.db.$client.connect();
    try {
      if (backupFile !== null) await takeBackup(client, backupFile, new Date());
      return { wrong: (await lookThrough(client)).wrong };
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

answerTask(look);
