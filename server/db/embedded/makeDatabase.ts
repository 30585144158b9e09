import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { assetFolder } from '../../workers.ts';
import { flushFolder } from './durableFs.ts';
import { startWorker } from './engineHost.ts';
import { packFolder, unpackFolder } from './packedFolder.ts';

/** The empty database that the build made, packed; a checkout has none. */
const PREPARED = 'db/embedded/empty-database.gz';

/**
 * Makes an empty database, from the prepared one where there is one: that takes a second, the engine's own way five. It
 * is made under another name, flushed, and only then gets its own: an interrupted first start leaves nothing that looks
 * like a database (docs/reliability.md F3).
 */
export async function makeDatabase(folder: string, prepared = assetFolder(PREPARED)): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  if (existsSync(prepared)) unpackFolder(prepared, making);
  else await makeByEngine(making);
  flushTree(making);
  renameSync(making, folder);
  flushFolder(path.dirname(folder));
}

/** Makes an empty database and packs it into a file, for the build. It holds nothing of ours: no table, and no key. */
export async function prepareDatabase(file = assetFolder(PREPARED)): Promise<void> {
  const making = `${file}.making`;
  rmSync(making, { recursive: true, force: true });
  await makeByEngine(making);
  packFolder(making, file);
  rmSync(making, { recursive: true });
}

/** Makes the database in a thread of its own, because that takes memory that is never given back. */
async function makeByEngine(folder: string): Promise<void> {
  const worker = await startWorker({ folder, task: 'make' });
  await worker.terminate();
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
