import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { assetFolder } from '../workers.ts';

/** Any number will do, as long as nothing else in the database locks it. */
const LOCK = 726_537_254;

/**
 * Brings the tables up to date, in one transaction, under an advisory lock: of two servers that start at once the second
 * waits, and a migration that fails leaves nothing behind (reliability.md F4).
 * @throws StartupError when the database was made by newer code (F5).
 */
export async function migrateUp(client: PoolClient, migrationsFolder: string = assetFolder('db/migrations')): Promise<void> {
  const db = drizzle(client);
  // Waiting for another server, and building an index, may take longer than a request may.
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`select pg_advisory_lock(${LOCK})`);
  try {
    await refuseNewer(client, readMigrationFiles({ migrationsFolder }));
    await migrate(db, { migrationsFolder });
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`);
    await db.execute(sql`reset statement_timeout`);
  }
}

async function refuseNewer(client: PoolClient, known: readonly { folderMillis: number }[]): Promise<void> {
  const table = await client.query<{ found: string | null }>(`select to_regclass('drizzle.__drizzle_migrations')::text as found`);
  if (!table.rows[0]?.found) return;
  const applied = await client.query<{ count: number; newest: string | null }>(
    'select count(*)::int as count, max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const { count = 0, newest = null } = applied.rows[0] ?? {};
  const newestKnown = Math.max(...known.map((migration) => migration.folderMillis));
  if (newest !== null && Number(newest) > newestKnown) {
    throw new StartupError(
      `The database is newer than this program: it has ${count} migrations and this program knows ${known.length}. Start the newer version.`,
    );
  }
}
