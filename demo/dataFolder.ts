import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '../server/startupError.ts';

/** The data folder of one demo, which it created itself. */
export interface DataFolder {
  path: string;
  /** Nobody chose it, so nobody will miss it. */
  throwaway: boolean;
  remove(): void;
}

/**
 * Creates the chosen folder, or a temporary one.
 * @throws StartupError if the chosen one exists, or can't be created.
 */
export function makeDataFolder(chosen: string | null): DataFolder {
  const folder = chosen ?? mkdtempSync(path.join(tmpdir(), 'onderling-demo-'));
  if (chosen !== null) makeNew(folder);
  // The engine's thread may still be writing when the process ends.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { path: folder, throwaway: chosen === null, remove };
}

function makeNew(folder: string): void {
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} can't be made: choose another with DATA_DIR.`, { cause: error });
  }
  try {
    // Not recursive: that would accept an existing folder.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const why = exists ? `The demo touches no existing data folder, and ${folder} exists` : `The data folder ${folder} can't be made`;
    throw new StartupError(`${why}: choose another with DATA_DIR.`, { cause: error });
  }
}
