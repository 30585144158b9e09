import type { FastifyBaseLogger } from 'fastify';
import pg, { type PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { setTimeout } from 'node:timers/promises';
import type { Database, Prepare } from './database.ts';
import { databaseOn } from './databaseOn.ts';
import { type Primary, primaryAmong, urlPerHost } from './hosts.ts';
import { grantToServer, grantWithin } from './lesserRole.ts';
import { migrateUp, upToDate } from './migrate.ts';
import { connectPatiently, refusesSettings } from './patientConnect.ts';
import { endSilent } from './silence.ts';

const CONNECTIONS = 20;
const CONNECT_TIMEOUT = 2_000;
/** A statement that takes longer is aborted, and the request answers M503 (docs/reliability.md F8). */
const STATEMENT_TIMEOUT = 5_000;
const BOUNDS = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT,
};
/** A little longer than the server itself takes to give up. */
const SILENCE = STATEMENT_TIMEOUT + 2_000;
/** A database that takes longer to answer a small question is not ready. */
const READY_TIMEOUT = 3_000;

interface PostgresOptions {
  prepare?: Prepare;
  /** The owner of the tables, when that is another role than the server's: the tables are made as that one. */
  ownerUrl?: string | null;
  /** How long to wait for a server that is not there yet. */
  waitSeconds?: number;
  /** Milliseconds of silence after which a connection in use is ended. */
  silence?: number;
}

/**
 * Opens a PostgreSQL server by its URL.
 * @throws StartupError when it does not answer or is newer than this code.
 */
export async function openPostgres(
  url: string,
  log: FastifyBaseLogger,
  {
    prepare = (client, grant) => migrateUp(client, grant && { grant }),
    ownerUrl = null,
    waitSeconds = 0,
    silence = SILENCE,
  }: PostgresOptions = {},
): Promise<Database> {
  const [pool, client] = await connected(url, log, waitSeconds);
  try {
    try {
      if (ownerUrl === null) await prepare(client);
      else await prepareAsOwner(ownerUrl, client, prepare, log);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  // Only now: making the tables may take long.
  endSilent(pool, silence);
  return {
    db: databaseOn(pool),
    engine: 'postgres',
    embedded: null,
    close: () => pool.end(),
    ready: () => answers(pool),
  };
}

/** A pool and its first connection. Behind a pgbouncer that refuses startup settings, without those. */
async function connected(url: string, log: FastifyBaseLogger, waitSeconds: number): Promise<[pg.Pool, PoolClient]> {
  const urls = urlPerHost(url) ?? [];
  const primary = urls.length > 1 ? primaryAmong(urls) : null;
  for (const bounds of [BOUNDS, {}]) {
    const pool = poolOf(primary, {
      connectionString: urls[0] ?? url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      ...bounds,
    });
    surviveLosses(pool, log);
    try {
      const client = await connectPatiently(pool, 'DATABASE_URL', log, waitSeconds);
      await tellUnbounded(client, log);
      return [pool, client];
    } catch (error) {
      await pool.end();
      if (bounds !== BOUNDS || !refusesSettings(error)) throw error;
    }
  }
  throw new Error('unreachable');
}

/** A pool whose connections go to the single server, or to the one of several that takes writes. */
function poolOf(primary: Primary | null, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(primary ? { ...config, Client: primary.Client } : config);
  if (primary) {
    pool.on('error', primary.forget);
    pool.on('connect', (client) => client.on('error', primary.forget));
  }
  return pool;
}

/** The limit on a statement there. A role can carry the limits; without any, only our patience with silence is left. */
async function tellUnbounded(client: PoolClient, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await client.query<{ unbounded: boolean }>(
    `select current_setting('statement_timeout') = '0' as unbounded`,
  );
  if (rows[0]?.unbounded)
    log.warn(
      'the database lets a statement take as long as it likes: give the role of DATABASE_URL its bounds (docs/postgresql.md)',
    );
}

async function prepareAsOwner(
  ownerUrl: string,
  server: PoolClient,
  prepare: Prepare,
  log: FastifyBaseLogger,
): Promise<void> {
  const urls = urlPerHost(ownerUrl) ?? [];
  const pool = poolOf(urls.length > 1 ? primaryAmong(urls) : null, {
    connectionString: urls[0] ?? ownerUrl,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  try {
    const owner = await connectPatiently(pool, 'DATABASE_MIGRATION_URL', log, 0);
    try {
      const [mine, theirs] = [await whichDatabase(owner), await whichDatabase(server)];
      if (mine.database !== theirs.database)
        throw new StartupError(
          'DATABASE_URL and DATABASE_MIGRATION_URL are two databases: they must name one, each with its own role.',
        );
      await prepare(owner, (client) => grantWithin(client, theirs.role));
      await grantToServer(owner, theirs.role);
    } finally {
      owner.release();
    }
  } finally {
    await pool.end();
  }
}

/** The role of a connection, and its database: the name, and when its server was started. */
async function whichDatabase(client: PoolClient): Promise<{ role: string; database: string }> {
  const { rows } = await client.query<{ role: string; database: string }>(
    `select current_user as role, concat_ws(' ', current_database(), pg_postmaster_start_time()) as database`,
  );
  return rows[0] ?? { role: '', database: '' };
}

/**
 * Without listeners a lost connection would end our process: the pool reports the idle ones (node-postgres 1707), and
 * one that is lent out reports itself. The query under way fails, and answers M503.
 */
export function surviveLosses(pool: pg.Pool, log: FastifyBaseLogger): void {
  const lost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
}

/** Small questions, answered in time by a database that accepts writes and whose tables are those of this code (or newer). */
export function answers(pool: pg.Pool): Promise<boolean> {
  const asked = takesWrites(pool).then((takes) => takes && upToDate(pool));
  return Promise.race([asked.catch(() => false), setTimeout(READY_TIMEOUT, false, { ref: false })]);
}

/** A standby, and a server whose owner closed it for writing because its disk is full, only answer reads. */
async function takesWrites(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ closed: string }>(`select current_setting('transaction_read_only') as closed`);
  return rows[0]?.closed === 'off';
}
