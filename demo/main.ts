import { openDatabase } from '../server/openDatabase.ts';
import type { Env } from '../server/env/settings.ts';
import { createLog } from '../server/log.ts';
import { type RunningServer, startServer } from '../server/startServer.ts';
import { StartupError } from '../server/startupError.ts';
import { type DataFolder, makeDataFolder } from './dataFolder.ts';
import { fill, type Filled } from './fill.ts';
import { logins } from './logins.ts';
import { readSettings } from './settings.ts';

/** Running work gets this long to finish after a signal, in milliseconds. */
const GRACE = 10_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const log = createLog('warn');
let server: RunningServer | null = null;
/** Removed at exit: a partly filled folder is of no use to anybody. */
let leftover: DataFolder | null = null;
let stopping = false;

function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), GRACE).unref();
  Promise.resolve(server?.close()).then(
    () => process.exit(code),
    () => process.exit(1),
  );
}

async function fillDatabase(env: Env): Promise<Filled> {
  const database = await openDatabase(env, log);
  try {
    return await fill({ env, db: database.db, clock: Date.now, log });
  } finally {
    await database.close();
  }
}

process.umask(0o077);
process.on('exit', () => leftover?.remove());
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error }, event);
    stop(1);
  });
}

try {
  const settings = readSettings(process.env);
  const folder = makeDataFolder(process.env.DATA_DIR?.trim() ? settings.dataDir : null);
  leftover = folder;
  const env = { ...settings, dataDir: folder.path };
  print('De voorbeeldfamilie wordt klaargezet…');
  const filled = await fillDatabase(env);
  server = await startServer(env, log, print);
  if (!folder.throwaway) leftover = null;
  print(logins({ ...filled, url: env.publicUrl, folder: folder.path, kept: !folder.throwaway }));
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : `The demo can't start: ${String(error)}`}\n`);
  process.exit(1);
}
