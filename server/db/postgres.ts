import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg, { type PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import type { Database, Prepare } from './database.ts';
import { grantToServer } from './lesserRole.ts';
import { migrateUp } from './migrate.ts';
import * as schema from './schema.ts';

const CONNECTIONS = 20;
const CONNECT_TIMEOUT = 2_000;
/** A statement that takes longer is given up, and the request answers M503 (docs/reliability.md F8). */
const STATEMENT_TIMEOUT = 5_000;

/**
 * Opens a PostgreSQL server by its URL.
 * @param ownerUrl whose tables they are, when that is another role than the server's: the tables are made as that one.
 * @throws StartupError when it does not answer or is newer than this code.
 */
export async function openPostgres(
  url: string,
  log: FastifyBaseLogger,
  prepare: Prepare = migrateUp,
  ownerUrl: string | null = null,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT,
  });
  surviveLosses(pool, log);
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StartupError(`The database of DATABASE_URL does not answer (${errorCode(error)}).`, { cause: error });
    });
    try {
      if (ownerUrl === null) await prepare(client);
      else await prepareAsOwner(ownerUrl, client, prepare);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool, { schema }), engine: 'postgres', close: () => pool.end(), ready: () => answers(pool) };
}

async function prepareAsOwner(ownerUrl: string, server: PoolClient, prepare: Prepare): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT });
  try {
    const owner = await pool.connect().catch((error: unknown) => {
      throw new StartupError(`The database of DATABASE_MIGRATION_URL does not answer (${errorCode(error)}).`, {
        cause: error,
      });
    });
    try {
      const [mine, theirs] = [await whichDatabase(owner), await whichDatabase(server)];
      if (mine.database !== theirs.database)
        throw new StartupError(
          'DATABASE_URL and DATABASE_MIGRATION_URL are two databases: they must name one, each with its own role.',
        );
      await prepare(owner);
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
 * Without listeners a connection that is lost would end our process: the pool reports the idle ones (node-postgres
 * 1707), and one that is lent out reports itself. The query under way fails by itself, and answers M503.
 */
export function surviveLosses(pool: pg.Pool, log: FastifyBaseLogger): void {
  const lost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
}

/** One small question; a database that can't answer it is not ready. */
export function answers(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

/** The code of a failure ('ECONNREFUSED', '28P01'); its message could repeat the password. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';
}
