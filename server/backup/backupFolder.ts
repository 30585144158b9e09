import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The reason for a backup; part of its name, because daily ones make way for newer ones and the others do not. */
export type BackupReason = 'day' | 'update' | 'asked';

const UNFINISHED = /^onderling-(day|update|asked)-.*\.part$/u;
const NAME = /^onderling-(day|update|asked)-[\dTZ-]+\.backup$/u;

/** How long a daily backup is kept; erasure quotes it (server/actions/erasure/text.ts). */
const KEPT_MS = 14 * 86_400_000;

export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

/** The path of a new backup, in an existing folder that only we can access. */
export function newBackupFile(dataDir: string, reason: BackupReason, now: Date): string {
  mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 });
  return path.join(backupFolder(dataDir), nameOf(reason, now));
}

/** Backups with the same reason sort by date. */
const nameOf = (reason: BackupReason, made: Date): string =>
  `onderling-${reason}-${made.toISOString().replace(/\.\d+/u, '').replaceAll(':', '-')}.backup`;

/** A file system may be a little ahead of the clock, in milliseconds. */
const AHEAD = 3_600_000;

/**
 * When the newest backup was made, or null without one. A backup dated after `now` (in milliseconds) is ignored: it
 * would block every new one.
 */
export function lastBackupAt(dataDir: string, now: number): Date | null {
  const times = backupsIn(dataDir)
    .map((file) => statSync(file).mtime)
    .filter((time) => time.getTime() <= now + AHEAD);
  return times.reduce<Date | null>((newest, time) => (newest && newest >= time ? newest : time), null);
}

/**
 * Removes daily backups older than two weeks, as promised to erased people, except the newest; and leftovers of a
 * stopped one. A backup dated ahead stays, and does not count as the newest. `now` in milliseconds.
 */
export function tidyBackups(dataDir: string, now: number): void {
  const before = nameOf('day', new Date(now - KEPT_MS));
  const ahead = nameOf('day', new Date(now + AHEAD));
  const ofTheDay = backupsIn(dataDir)
    .filter((file) => path.basename(file).startsWith('onderling-day-') && path.basename(file) < ahead)
    .sort();
  const old = ofTheDay.slice(0, -1).filter((file) => path.basename(file) < before);
  for (const file of [...old, ...filesIn(dataDir, UNFINISHED)]) rmSync(file, { force: true });
}

const backupsIn = (dataDir: string) => filesIn(dataDir, NAME);

function filesIn(dataDir: string, name: RegExp): string[] {
  const folder = backupFolder(dataDir);
  try {
    return readdirSync(folder)
      .filter((found) => name.test(found))
      .map((found) => path.join(folder, found));
  } catch {
    return [];
  }
}
