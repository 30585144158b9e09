import { createHash } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startupError.ts';
import { isAlive, startTime } from './processes.ts';

interface Owner {
  pid: number;
  started: string | null;
  host: string;
}

/** Makes sure that one process at a time works in a data folder: two would silently lose each other's rows. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock. Every command that opens the embedded database must hold it. @throws StartupError naming the holder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'server.lock');
  // On Linux the kernel itself keeps a name that dies with us, so that two who find a stale file can't both take it.
  const name = process.platform === 'linux' ? await takeName(folder, file) : null;
  try {
    takeFile(file);
  } catch (error) {
    name?.close();
    throw error;
  }
  return {
    release() {
      rmSync(file, { force: true });
      name?.close();
    },
  };
}

async function takeName(folder: string, file: string): Promise<Server> {
  const id = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(inUse(file, readOwner(file))));
    server.listen({ path: `\0onderling-${id}` }, resolve);
  });
  return server.unref();
}

function takeFile(file: string): void {
  const mine = `${file}.${process.pid}`;
  const owner: Owner = { pid: process.pid, started: startTime(process.pid), host: hostname() };
  writeFileSync(mine, JSON.stringify(owner), { mode: 0o600 });
  try {
    if (linked(mine, file)) return;
    const holder = readOwner(file);
    if (!isStale(holder)) throw inUse(file, holder);
    // Taken out of the way under a name of our own, and looked at again: it may have become somebody's since.
    const aside = `${mine}.stale`;
    renameSync(file, aside);
    const moved = readOwner(aside);
    if (!isStale(moved)) linked(aside, file);
    rmSync(aside, { force: true });
    if (!linked(mine, file)) throw inUse(file, readOwner(file));
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A link appears whole or not at all, so nobody reads a lock that is half written. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Never by age: only when its process is gone, or its number is another process's by now. */
function isStale(owner: Owner | null): boolean {
  if (owner?.host !== hostname()) return false;
  return !isAlive(owner.pid) || (owner.started !== null && startTime(owner.pid) !== owner.started);
}

function readOwner(file: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof owner === 'object' && owner !== null && 'pid' in owner && 'host' in owner ? (owner as Owner) : null;
  } catch {
    return null;
  }
}

function inUse(file: string, owner: Owner | null): StartupError {
  const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
  return new StartupError(
    `The data folder ${path.dirname(file)} is in use by ${who}: stop that server first, or choose another folder with DATA_DIR` +
      (owner && owner.host !== hostname() ? ` (if that computer no longer runs it, remove ${file}).` : '.'),
  );
}
