import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { assetFolder } from '../workers.ts';

/** A change to the tables. */
export interface Migration extends MigrationMeta {
  /** Its name: '0026_server_processes'. */
  tag: string;
  /** Why no process that does not know it may serve meanwhile; null where one may (docs/decisions/0028). */
  alone: string | null;
}

/** The migrations of a folder, oldest first; ours when none is named. */
export function knownMigrations(folder = assetFolder('db/migrations')): Migration[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const { entries } = read('meta/_journal.json') as { entries: { tag: string }[] };
  const beside = read('beside.json') as Record<string, string | true>;
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, at) => {
    const { tag } = entries[at] ?? { tag: '' };
    const said = beside[tag] ?? 'it does not say whether the previous version may serve next to it';
    return { ...migration, tag, alone: said === true ? null : said };
  });
}

export const newest = (known: readonly MigrationMeta[]): number =>
  Math.max(...known.map((migration) => migration.folderMillis));

/** The newest migration a database has (`folderMillis`); 0 when it has none, and so no tables. */
export async function appliedMigration(client: Pick<PoolClient, 'query'>): Promise<number> {
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!table.rows[0]?.found) return 0;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

/** @throws StartupError when a database that has `applied` was made by newer code (docs/reliability.md F5). */
export async function refuseNewer(client: PoolClient, applied: number, known: readonly MigrationMeta[]): Promise<void> {
  if (applied <= newest(known)) return;
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  throw new StartupError(
    `The database is newer than this program: it has ${rows[0]?.count} migrations and this program knows ${known.length}. Start the newer version.`,
  );
}

let newestOfOurs: number | null = null;

/** The newest migration of this code. */
export function ourNewest(): number {
  newestOfOurs ??= newest(knownMigrations());
  return newestOfOurs;
}
