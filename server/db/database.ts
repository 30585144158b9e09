import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { newBackupFile } from '../backup/backupFolder.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import type { Env } from '../env.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { migrateUp } from './migrate.ts';
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

type Where = Pick<Env, 'databaseUrl' | 'databaseMigrationUrl' | 'dataDir'>;
/** Makes the tables of a database that was just opened; nobody else uses it yet. */
export type Prepare = (client: PoolClient) => Promise<void>;

/**
 * Opens the database the settings name and brings it up to date.
 * @param prepare what to do instead of bringing it up to date.
 * @throws StartupError with one sentence when it can't be opened, or is newer than this code.
 */
export function openDatabase(env: Where, log: FastifyBaseLogger, prepare: Prepare = upToDate(env)): Promise<Database> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, log, prepare, env.databaseMigrationUrl) : openEmbedded(env.dataDir, log, { prepare });
}

/** What is there is kept before it is changed (docs/reliability.md, condition 8). */
const upToDate = ({ dataDir }: Where): Prepare => (client) =>
  migrateUp(client, { beforeChange: () => takeBackup(client, newBackupFile(dataDir, 'update', new Date()), new Date()) });
