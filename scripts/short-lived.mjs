/** What test runs and the build share: where they keep what they throw away, and how Node runs processes that live for seconds. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Options of V8. A test's process ends before the code that its optimizing compilers make of the embedded database and
 * of the packages has earned what making it costs: a third of a product's start (docs/testing.md).
 */
export const SHORT_LIVED = ['--liftoff-only', '--interrupt-budget=1000000'];

const IN_MEMORY = '/dev/shm';
/** Bytes: three times what the tests of the server have at once. */
const ROOM = 2.5e9;

const hasRoom = () => {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM;
};

/**
 * A folder for TMPDIR that is gone when this process is: in memory where there is room, as the thousand files of each
 * database that a test makes and removes cost a disk's file system more than their contents do.
 */
export function scratchFolder() {
  const folder = mkdtempSync(path.join(hasRoom() ? IN_MEMORY : tmpdir(), 'onderling-tests-'));
  // PostgreSQL runs as another user, and reaches its own folder in here.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
