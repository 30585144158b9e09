import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Embedded } from '../db/database.ts';
import { workerScript } from '../workers.ts';
import type { CopyAnswer, CopyTask } from './copyWorker.ts';

/** Checks a copy of the embedded database. Throws if it can't be made or opened, or when `signal` aborts. */
export type LookAtCopy = (backupFile: string | null, signal: AbortSignal) => Promise<{ wrong: readonly string[] }>;

/**
 * The embedded engine has one session, so a backup taken in it would hold up everybody. Instead its files are copied
 * while nothing is under way, and a separate process opens the copy, writes the backup and checks everything; it runs
 * at a lower priority and frees its memory (docs/decisions/0029).
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
      return await askWorker({ folder, backupFile }, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

async function askWorker(task: CopyTask, signal: AbortSignal): Promise<{ wrong: readonly string[] }> {
  const { filename, execArgv } = workerScript('backup/copyWorker.ts');
  const { PATH = '' } = process.env;
  const worker = fork(filename, [], {
    execArgv,
    env: { PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
  const ended = once(worker, 'exit');
  const answer = new Promise<CopyAnswer>((resolve, reject) => {
    worker.once('message', (message) => resolve(message as CopyAnswer)).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The process that makes the backup ended with code ${code}.`)));
  });
  worker.send(task);
  try {
    const said = await answer;
    if ('failed' in said) throw new Error(said.failed);
    return said;
  } finally {
    worker.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}
