import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { flushFolder } from './durableFs.ts';
import { startWorker } from './engineHost.ts';

/**
 * Makes an empty database. It is made under another name, flushed, and only then gets its own: a first start that is
 * cut off leaves nothing that looks like a database (docs/reliability.md F3). A thread of its own, because making one
 * takes memory that is never given back.
 */
export async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  const worker = await startWorker({ folder: making, task: 'make' });
  await worker.terminate();
  flushTree(making);
  renameSync(making, folder);
  flushFolder(path.dirname(folder));
}

function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) flushTree(child);
    else if (entry.isFile()) flushFile(child);
  }
  flushFolder(folder);
}

function flushFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
