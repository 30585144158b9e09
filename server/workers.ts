import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * In the bundle every file of ours is an .mjs in one folder; in a checkout this is server/workers.ts, run through tsx.
 */
const bundled = import.meta.url.endsWith('.mjs');
const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Starts a worker thread on a script, named by its path under server/ ('db/embedded/engineWorker.ts'); the bundle keeps
 * only the file's name.
 */
export function startThread(source: string, workerData: unknown): Worker {
  if (bundled) return new Worker(path.join(here, `${path.basename(source, '.ts')}.mjs`), { workerData });
  // Node 20 does not run a loader on a thread's first file, so that file registers it and then imports the script.
  const [loader, script] = [import.meta.resolve('tsx/esm/api'), pathToFileURL(path.join(here, source)).href];
  const first = `import('${loader}').then(({ register }) => { register(); return import('${script}'); })`;
  return new Worker(first, { eval: true, execArgv: [], workerData });
}

/** How a thread pool must start its workers. */
export interface WorkerScript {
  filename: string;
  execArgv: string[];
}

/** The same for the scripts of a thread pool, whose threads' first file is the pool's own. */
export function workerScript(source: string): WorkerScript {
  if (bundled) return { filename: path.join(here, `${path.basename(source, '.ts')}.mjs`), execArgv: [] };
  return { filename: path.join(here, source), execArgv: ['--import', import.meta.resolve('tsx')] };
}

/**
 * A folder of files that are not code, named by its path under server/ ('db/migrations'); the bundle keeps only its
 * last name.
 */
export function assetFolder(source: string): string {
  return path.join(here, bundled ? path.basename(source) : source);
}

/** The folder of the built app (webpack's output), or null in a checkout where it was not built. */
export function builtApp(): string | null {
  const folder = path.resolve(here, '../dist');
  return existsSync(path.join(folder, 'index.html')) ? folder : null;
}

/** That folder for the open pages, which a checkout draws from its own sources, as they may have changed since. */
export const builtPages = (): string | null => (bundled ? builtApp() : null);
