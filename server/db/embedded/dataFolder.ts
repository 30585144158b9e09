import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startupError.ts';

/** PostgreSQL's major version inside the pinned PGlite; another one can't read the folder. */
const ENGINE_MAJOR = '18';
/** Below this the engine would stop halfway, and could not even be reopened (docs/reliability.md F9). */
const LEAST_FREE = 100 * 1024 * 1024;

/**
 * Parents first, one at a time: Node's own recursive mkdir never returns where the system refuses with ENOENT, as under
 * /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes the data folder when it is missing. @throws StartupError when it can't be used, or others can read it. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`The data folder ${folder} can't be written: give this user the right to, or choose another with DATA_DIR.`, {
      cause: error,
    });
  }
  // The engine writes files that everyone may read: the folder around them keeps others out (S-143).
  if (process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0) {
    throw new StartupError(`The data folder ${folder} is open to other users of this computer: close it with "chmod 700 ${folder}".`);
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LEAST_FREE) {
    throw new StartupError(`The disk of the data folder ${folder} is full: at least 100 MB must be free.`);
  }
}

/** Is there a database in the folder? @throws StartupError when it has another major version than the engine. */
export function hasDatabase(folder: string): boolean {
  const file = path.join(folder, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const major = readFileSync(file, 'utf8').trim();
  if (major !== ENGINE_MAJOR) {
    throw new StartupError(
      `The database in ${folder} was made by PostgreSQL ${major} and this program carries ${ENGINE_MAJOR}: restore a backup into a new folder.`,
    );
  }
  return true;
}
