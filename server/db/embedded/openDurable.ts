import { PGlite } from '@electric-sql/pglite';
import { DurableFs } from './durableFs.ts';

/** PGlite's own start parameters without -F, and with a real fsync: fdatasync does nothing in WebAssembly. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'shared_buffers=16MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

/** Opens (and the first time makes) the database in a folder, and proves that it flushes. @throws Error when it does not. */
export async function openDurable(
  folder: string,
  failed: (error: unknown) => never,
  startParams: string[] = START,
): Promise<PGlite> {
  const fs = new DurableFs(folder, failed);
  const engine = await PGlite.create({ fs, startParams });
  try {
    await proveDurable(engine, fs.counts);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** Fail closed: the shim relies on the engine's internals, so each start checks that a commit reaches it. */
async function proveDurable(engine: PGlite, counts: DurableFs['counts']): Promise<void> {
  const { rows } = await engine.query<{ fsync: string; method: string }>(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
  );
  const before = counts.file;
  await engine.exec(`select pg_logical_emit_message(true, 'onderling', 'probe')`);
  if (rows[0]?.fsync !== 'on' || rows[0].method !== 'fsync' || counts.file <= before) {
    throw new Error('The embedded database does not write to disk what it confirms; it is not opened.');
  }
}
