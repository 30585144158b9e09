import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database, Embedded, Prepare } from '../database.ts';
import { databaseOn } from '../databaseOn.ts';
import { migrateUp } from '../migrate.ts';
import { answers, surviveLosses } from '../postgres.ts';
import { copyFolder, requireRoomForCopy } from './copyFolder.ts';
import { hasDatabase, prepareDataFolder } from './dataFolder.ts';
import { EngineHost } from './engineHost.ts';
import { lockFolder } from './folderLock.ts';
import { KnownStatements } from './knownStatements.ts';
import { makeDatabase } from './makeDatabase.ts';

/** How long a request waits for its turn: the engine has one session, so there is one connection. */
const TURN_TIMEOUT = 5_000;
/** How long one query may take, as with PostgreSQL. */
const TIMEOUT_MS = 5_000;

interface EmbeddedOptions {
  prepare?: Prepare;
  /** How long one query may take, in milliseconds, before the engine is started again. */
  patience?: number;
  /** How long a request waits for its turn, in milliseconds. */
  turn?: number;
}

/**
 * Opens the embedded database in `dataDir`/database, making it at the first start.
 * @throws StartupError with one sentence.
 */
export async function openEmbedded(
  dataDir: string,
  log: FastifyBaseLogger,
  { prepare = (client) => migrateUp(client), patience = TIMEOUT_MS, turn = TURN_TIMEOUT }: EmbeddedOptions = {},
): Promise<Database> {
  prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const folder = path.join(dataDir, 'database');
  const host = new EngineHost(folder, log);
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    stream: () => host.stream(),
    Client: KnownStatements,
  });
  surviveLosses(pool, log);
  const close = async () => {
    await pool.end();
    await host.close();
    lock.release();
  };
  try {
    if (!hasDatabase(folder)) await makeDatabase(folder);
    await host.start();
    const client = await pool.connect();
    try {
      await prepare(client);
    } finally {
      client.release();
    }
    host.guard(patience);
    // Not from the start: nobody waits for a turn yet, and a busy machine opens the engine as fast as it can.
    pool.options.connectionTimeoutMillis = turn;
  } catch (error) {
    await close();
    throw error;
  }
  const embedded: Embedded = {
    endedBadly: lock.tookOver,
    async copyTo(to) {
      await requireRoomForCopy(folder);
      // There is one connection: while we have it, nobody else has a statement or transaction under way.
      const client = await pool.connect();
      try {
        await copyFolder(folder, to);
      } finally {
        client.release();
      }
    },
  };
  return { db: databaseOn(pool), engine: 'pglite', embedded, close, ready: () => answers(pool) };
}
