import type { FastifyBaseLogger } from 'fastify';
import { countJob } from '../counters.ts';
import type { Db } from '../db/database.ts';
import { lastBackupAt, newBackupFile, tidyBackups } from './backupFolder.ts';
import { takeBackup } from './takeBackup.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** The number of daily backups that are kept: two weeks. */
const KEEP = 14;

/** Makes the backup of the day when the newest is a day old. `now` in milliseconds. */
export async function backupOfTheDay(db: Db, dataDir: string, now: number): Promise<void> {
  const last = lastBackupAt(dataDir);
  if (last && now - last.getTime() < DAY) return;
  const client = await db.$client.connect();
  try {
    await takeBackup(client, newBackupFile(dataDir, 'day', new Date(now)), new Date(now));
  } finally {
    client.release();
  }
  tidyBackups(dataDir, KEEP);
}

/** Looks every hour, and at once: a computer at home is often off at night. `stop` waits for the one under way. */
export function startDailyBackup(db: Db, dataDir: string, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = running
      .then(() => countJob('backup', () => backupOfTheDay(db, dataDir, Date.now())))
      .catch((error: unknown) => log.error({ err: error }, 'the backup of the day failed'));
  };
  look();
  const timer = setInterval(look, HOUR).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
