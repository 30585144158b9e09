import { createHash, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startupError.ts';
import { type LivenessSocket, isListening, openLivenessSocket } from './livenessSocket.ts';
import { bootId, isAlive, startTime } from './processes.ts';

interface Owner {
  pid: number;
  started: string | null;
  host: string;
  /** The boot in which it runs, and the name of its socket in the folder; absent where there is none. */
  boot?: string | null;
  ear?: string | null;
}

/** Makes sure that one process at a time works in a data folder: two would silently lose each other's rows. */
export interface FolderLock {
  /** The previous holder ended without giving it back: killed, or the power failed. */
  tookOver: boolean;
  release(): void;
}

/**
 * Takes the lock. Every command that opens the embedded database must hold it. @throws StartupError naming the holder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'server.lock');
  // On Linux the kernel itself keeps a name that dies with us, so that two processes that find a stale file can't both take it.
  const name = process.platform === 'linux' ? await takeName(folder, file) : null;
  const ear = await openLivenessSocket(folder, `server.${randomBytes(6).toString('hex')}.sock`);
  try {
    const tookOver = await takeFile(folder, file, ear);
    return {
      tookOver,
      release() {
        rmSync(file, { force: true });
        ear?.close();
        name?.close();
      },
    };
  } catch (error) {
    ear?.close();
    name?.close();
    throw error;
  }
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

/** @returns whether it was taken over from a holder that is gone. */
async function takeFile(folder: string, file: string, ear: LivenessSocket | null): Promise<boolean> {
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const owner: Owner = {
    pid: process.pid,
    started: startTime(process.pid),
    host: hostname(),
    boot: bootId(),
    ear: ear?.name ?? null,
  };
  // On the disk before it has its name: otherwise a power cut would leave an empty file under that name.
  writeFileSync(mine, JSON.stringify(owner), { mode: 0o600, flush: true });
  try {
    if (linked(mine, file)) return false;
    const holder = readOwner(file);
    if (!isEmpty(file) && !(await isStale(folder, holder))) throw inUse(file, holder);
    // Moved away under a name of our own, and checked again: somebody may have taken it since.
    const aside = `${mine}.stale`;
    renameSync(file, aside);
    const moved = readOwner(aside);
    if (!isEmpty(aside) && !(await isStale(folder, moved))) linked(aside, file);
    else if (moved?.ear) rmSync(path.join(folder, path.basename(moved.ear)), { force: true });
    rmSync(aside, { force: true });
    if (!linked(mine, file)) throw inUse(file, readOwner(file));
    return true;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A link appears whole or not at all, so nobody reads a half-written lock. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Never by age. Within the same boot the kernel tells whether the holder still listens, also from one container to
 * another. Otherwise only on this very computer: when its process is gone, or its number is another's.
 */
async function isStale(folder: string, owner: Owner | null): Promise<boolean> {
  if (owner === null) return false;
  if (owner.ear && owner.boot && owner.boot === bootId()) return !(await isListening(folder, path.basename(owner.ear)));
  if (owner.host !== hostname()) return false;
  if (owner.boot && bootId() && owner.boot !== bootId()) return true;
  return !isAlive(owner.pid) || (owner.started !== null && startTime(owner.pid) !== owner.started);
}

/** No living process has an empty lock: the power failed before its content was on the disk. */
function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
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
