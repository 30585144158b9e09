import { existsSync, readFileSync } from 'node:fs';
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
  /** Does it make all tables of a new database at once? It counts as the last of the steps that stand before it. */
  baseline: boolean;
}

/** The steps of databases that were begun before the baseline, within the folder of the migrations. */
export const UPGRADE = 'upgrade';

/**
 * The migrations of a folder, oldest first; ours when none is named. Where there is a baseline it stands after the steps that it
 * takes the place of: no database needs all (`missingMigrations`).
 */
export function knownMigrations(folder = assetFolder('db/migrations')): Migration[] {
  const upgrade = path.join(folder, UPGRADE);
  if (!existsSync(upgrade)) return migrationsIn(folder);
  return [...migrationsIn(upgrade), ...migrationsIn(folder).map((one, at) => ({ ...one, baseline: at === 0 }))];
}

/**
 * Those of the known ones, in order, that a database lacks: a new one begins with the baseline; one that was begun before it takes the steps
 * from where it stands, as does a new one where the known ones end before the baseline.
 */
export function missingMigrations(known: readonly Migration[], applied: number): Migration[] {
  const baseline = applied === 0 ? known.findIndex((one) => one.baseline) : -1;
  if (baseline >= 0) return known.slice(baseline);
  return known.filter((one) => one.folderMillis > applied && !one.baseline);
}

function migrationsIn(folder: string): Migration[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const { entries } = read('meta/_journal.json') as { entries: { tag: string }[] };
  const beside = read('beside.json') as Record<string, string | true>;
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, at) => {
    const { tag } = entries[at] ?? { tag: '' };
    const said = beside[tag] ?? 'it does not say whether the previous version may serve next to it';
    return { ...migration, tag, alone: said === true ? null : said, baseline: false };
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

/**
 * Counts the steps, also of a database that began with the baseline, which stands for all before it.
 * @throws StartupError when a database that has `applied` was made by newer code (docs/reliability.md F5).
 */
export async function refuseNewer(client: PoolClient, applied: number, known: readonly Migration[]): Promise<void> {
  if (applied <= newest(known)) return;
  const steps = known.filter(({ baseline }) => !baseline).length;
  const { rows } = await client.query<{ newer: number }>(
    'select count(*)::int as newer from drizzle.__drizzle_migrations where created_at > $1',
    [newest(known)],
  );
  throw new StartupError(
    `The database is newer than this program: it has ${steps + (rows[0]?.newer ?? 0)} migrations and this program knows ${steps}. Start the newer version.`,
  );
}

let newestOfOurs: number | null = null;

/** The newest migration of this code. */
export function ourNewest(): number {
  newestOfOurs ??= newest(knownMigrations());
  return newestOfOurs;
}
