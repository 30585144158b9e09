import { refuseOutdated } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { createLog } from '../log.ts';
import { answerTask } from '../lowPriority.ts';
import type { Finding } from './finding.ts';
import { lookInSlices } from './verifyDatabase.ts';

/** The request to the process of dailyCheck.ts. */
export interface CheckTask {
  /** The PostgreSQL to check, which may be a standby. */
  url: string;
}

async function look({ url }: CheckTask): Promise<{ wrong: readonly Finding[] }> {
  const database = await openPostgres(url, createLog('warn'), { prepare: (client) => refuseOutdated(client) });
  try {
    const client = await database.db.$client.connect();
    try {
      return { wrong: (await lookInSlices(client)).wrong };
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

answerTask(look);
