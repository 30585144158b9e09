import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { openPostgres } from './postgres.ts';
import type * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: Pool };
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repository works on: the database, or a transaction on it. */
export type Queryable = Db | Tx;

/** The one open database of the process; both engines are reached through the same driver (docs/decisions/0003). */
export interface Database {
  db: Db;
  engine: 'pglite' | 'postgres';
  close: () => Promise<void>;
  /** Does it answer? Never throws. */
  ready: () => Promise<boolean>;
}

/**
 * Opens the database the settings name and brings it up to date.
 * @throws StartupError with one sentence when it can't be opened, or is newer than this code.
 */
export function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>, log: FastifyBaseLogger): Promise<Database> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, log) : openEmbedded(env.dataDir, log);
}
