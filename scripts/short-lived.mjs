/** For test runs and the build: the folder for temporary files, and the options of Node for processes that live for seconds. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Options of V8. A test's process ends before the optimized code of the embedded database and the packages has paid off:
 * compiling it is a third of a product's start. Nearly everything a test makes is soon garbage, and with room for 64 MB of it
 * (16 by default) it is collected less often (docs/testing.md).
 */
export const SHORT_LIVED = ['--liftoff-only', '--interrupt-budget=1000000', '--max-semi-space-size=64'];

const IN_MEMORY = '/dev/shm';
/** Bytes: three times the size that the server tests use at once. */
const ROOM = 2.5e9;

const hasRoom = () => {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM;
};

/**
 * A folder for TMPDIR that is removed when this process ends: in memory if there is room, as the thousand files of each
 * test database cost a disk's file system more than their contents do.
 */
export function scratchFolder() {
  const folder = mkdtempSync(path.join(hasRoom() ? IN_MEMORY : tmpdir(), 'onderling-tests-'));
  // PostgreSQL runs as another user, and needs access to its own folder in here.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
