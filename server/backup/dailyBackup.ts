import type { FastifyBaseLogger } from 'fastify';
import { lastBackupAt, newBackupFile, tidyBackups } from './backupFolder.ts';
import type { ClockJudge } from '../rounds/clockJudge.ts';
import { everyRound, type Round } from '../rounds/everyRound.ts';
import type { Finding } from '../verify/finding.ts';
import type { LookAtCopy } from './copyLooker.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** How long a stopping server waits for the backup under way, in milliseconds; it is made again at the next start. */
const LAST_WAIT = 2_000;

/**
 * Makes the daily backup when the newest is a day old, and removes those that are too old. `now` in milliseconds.
 * @param make writes a backup to the file.
 * @param judge nothing is removed while it doubts the clock
 * @returns whether one was made.
 */
export async function backupOfTheDay(
  make: (file: string) => Promise<unknown>,
  dataDir: string,
  now: number,
  judge: Pick<ClockJudge, 'fits'>,
): Promise<boolean> {
  const last = lastBackupAt(dataDir, now);
  try {
    if (last && now - last.getTime() < DAY) return false;
    await make(newBackupFile(dataDir, 'day', new Date(now)));
    return true;
  } finally {
    // Even if none is due or could be made: removing old ones doesn't depend on it.
    if (await judge.fits()) tidyBackups(dataDir, now);
  }
}

interface Watched {
  look: LookAtCopy;
  dataDir: string;
  log: FastifyBaseLogger;
  judge: ClockJudge;
  /** The previous server did not shut down properly: everything is checked at once, whether or not a backup is due. */
  endedBadly: boolean;
  /** Records what the check found. */
  report: (wrong: readonly Finding[]) => Promise<void>;
}

/**
 * Makes the daily backup and checks everything with it (npm run verify). Runs every hour, and at once: a home computer
 * is often off at night. `stop` gives the one under way a moment.
 */
export function startDailyBackup({ look, dataDir, log, judge, endedBadly, report }: Watched): Round {
  const check = async (file: string | null, stopping: AbortSignal) => {
    await report((await look(file, stopping)).wrong);
  };
  let unchecked = endedBadly;
  const round = async (stopping: AbortSignal) => {
    const made = await backupOfTheDay((file) => check(file, stopping), dataDir, Date.now(), judge);
    if (unchecked && !made) await check(null, stopping);
    unchecked = false;
  };
  return everyRound('backup', HOUR, round, { log, judge: null, grace: LAST_WAIT });
}
