import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Embedded } from '../db/database.ts';
import { askProcess } from '../lowPriority.ts';
import type { Finding } from '../verify/finding.ts';
import type { CopyTask } from './copyWorker.ts';

/** Checks a copy of the embedded database. Throws if it can't be made or opened, or when `signal` aborts. */
export type LookAtCopy = (backupFile: string | null, signal: AbortSignal) => Promise<{ wrong: readonly Finding[] }>;

/**
 * The embedded engine has one session, so a backup taken in it would hold up everybody. Instead its files are copied
 * while nothing is under way, and a separate process opens the copy, writes the backup and checks everything
 * (docs/decisions/0029).
 */
export const copyLooker =
  ({ copyTo }: Embedded, dataDir: string): LookAtCopy =>
  async (backupFile, signal) => {
    const folder = path.join(dataDir, 'copy');
    // A copy left by a killed server.
    await rm(folder, { recursive: true, force: true });
    try {
      await mkdir(folder, { mode: 0o700 });
      await copyTo(path.join(folder, 'database'));
      const task: CopyTask = { folder, backupFile };
      return await askProcess<{ wrong: Finding[] }>('backup/copyWorker.ts', task, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
