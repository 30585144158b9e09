import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import {
  appliedMigration,
  knownMigrations,
  type Migration,
  missingMigrations,
  newest,
  ourNewest,
  refuseNewer,
} from './knownMigrations.ts';
import { NOBODY, othersGone, type Patience, putAside } from './othersRunning.ts';
import { mayTakeLong } from './silence.ts';

/** Any number will do, as long as nothing else in the database locks it. */
const LOCK = 726_537_254;

export interface MigrateOptions {
  /** Where the migrations are, when not ours. */
  folder?: string;
  /** Called before a database with people's data in it is changed. */
  beforeChange?: () => Promise<void>;
  /** How long to wait for processes that a change does not tolerate. */
  patience?: Patience;
  /** Gives rights on the change, before others meet it. */
  grant?: (client: PoolClient) => Promise<void>;
}

/**
 * Brings the tables up to date, in one transaction that holds a lock: of two servers that start at once the second
 * waits, and a migration that fails leaves nothing behind (docs/reliability.md F4). A change that does not tolerate
 * running processes waits until they are gone (docs/decisions/0028).
 * @throws StartupError when the database was made by newer code (F5), or those processes stay.
 */
export async function migrateUp(
  client: PoolClient,
  { folder, beforeChange, patience, grant }: MigrateOptions = {},
): Promise<void> {
  const known = knownMigrations(folder);
  const applied = await appliedMigration(client);
  await refuseNewer(client, applied, known);
  if (applied === newest(known)) return;
  await refuseLesserRole(client);
  const gone = applied > 0 ? await othersGone(client, known, patience) : NOBODY;
  if (applied > 0) await beforeChange?.();
  await alone(client, async () => {
    await refuseNewer(client, await appliedMigration(client), known);
    await putAside(client, known, gone);
    // Otherwise no migration can alter a table in which an earlier one changed rows: our triggers wait for the end.
    await client.query('set constraints all immediate');
    await applyMigrations(client, known);
    await grant?.(client);
  });
}

/**
 * Changes to the tables and rights, by one server at a time: one transaction, whose locks and settings end with it.
 * Behind pgbouncer nothing else stays with a connection (docs/decisions/0028).
 */
export async function alone(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await drizzle(client).transaction(async () => {
    // Waiting for another server, and building an index, may take longer than a request may.
    await mayTakeLong(client);
    await migrationsAlone(client);
    if ((await appliedMigration(client)) > 0) await holdMigrations(client);
    await work();
  });
}

/** Runs the migrations that the database lacks. The client must be in a transaction: a restore has more to do in it. */
export async function applyMigrations(client: PoolClient, known: Known): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const missing = missingMigrations(known, await appliedMigration(client));
  for (const { folderMillis, hash, sql: statements } of missing) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** @throws StartupError when the role may not make tables. */
export async function refuseLesserRole(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_database_privilege(current_database(), 'CREATE') as may`,
  );
  if (rows[0]?.may) return;
  throw new StartupError(
    'The tables must be made or brought up to date, and the role of DATABASE_URL may not do that: set DATABASE_MIGRATION_URL to the role that owns them.',
  );
}

/** Checks the tables for callers that only look. @throws StartupError when the tables are not those of this code. */
export async function refuseOutdated(client: PoolClient): Promise<void> {
  const known = knownMigrations();
  const applied = await appliedMigration(client);
  await refuseNewer(client, applied, known);
  if (applied < newest(known))
    throw new StartupError(
      'The database is older than this program: start the server once, which brings it up to date.',
    );
}

/** Has the database every migration of this code? */
export async function upToDate(db: Pick<PoolClient, 'query'>): Promise<boolean> {
  return (await appliedMigration(db)) >= ourNewest();
}

/** Until the transaction ends nobody else migrates or restores. */
export async function migrationsAlone(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/**
 * Until the transaction ends nobody migrates. Unlike the other lock this one can be waited for before a transaction
 * takes its snapshot: it then reads the state after the migration it waited for. For the tables' owner.
 */
export async function holdMigrations(client: PoolClient): Promise<void> {
  await client.query('lock table drizzle.__drizzle_migrations in share row exclusive mode');
}

type Known = readonly Migration[];
