import type { FastifyBaseLogger } from 'fastify';
import { NOT_NOW } from '../counters.ts';
import type { Db } from '../db/database.ts';
import { askProcess } from '../lowPriority.ts';
import { claimDataCheck, returnDataCheck } from '../repositories/dataCheck.ts';
import { everyRound, type Round } from '../rounds/everyRound.ts';
import type { CheckTask } from './checkWorker.ts';
import type { Finding } from './finding.ts';
import { reportTo } from './report.ts';

const HOUR = 60 * 60_000;

interface Checking {
  db: Db;
  /** Where the data is read: the database itself, or a standby of it. */
  url: string;
  log: FastifyBaseLogger;
}

/**
 * Checks everything on a PostgreSQL once a day, as `npm run verify` does, in a process of its own at a lower priority
 * (docs/decisions/0029). Of several servers one does it. A stop ends the check under way, which another server then does.
 */
export function startDailyCheck({ db, url, log }: Checking): Round {
  const report = reportTo(db, log);
  const round = async (stopping: AbortSignal) => {
    if (!(await claimDataCheck(db))) return NOT_NOW;
    try {
      const task: CheckTask = { url };
      const { wrong } = await askProcess<{ wrong: Finding[] }>('verify/checkWorker.ts', task, stopping);
      await report(wrong);
    } catch (error) {
      await returnDataCheck(db);
      throw error;
    }
    return undefined;
  };
  // The figure does not depend on the clock of this process, and a check removes nothing.
  return everyRound('check', HOUR, round, { log, judge: null });
}
