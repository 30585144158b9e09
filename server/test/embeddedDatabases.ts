import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { createLog } from '../log.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const migrations = path.join(here, '../db/migrations');
const cache = path.join(here, '../../node_modules/.cache/onderling');

/** Opened databases that a test is done with: emptied, one is as good as new, and opening one takes a second. */
const idle: { database: Database; folder: string }[] = [];

/** A migrated, empty embedded database of its own. */
export async function freshEmbedded(): Promise<Database> {
  const used = idle.pop();
  if (used) await empty(used.database);
  const { database, folder } = used ?? (await openCopy());
  return {
    ...database,
    close() {
      idle.push({ database, folder });
      return Promise.resolve();
    },
  };
}

/** Closes what is open, and leaves nothing behind. */
export async function stopEmbedded(): Promise<void> {
  for (const { database, folder } of idle.splice(0)) {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A data folder with a migrated, closed database in it, made once for every state of the migrations. Copy it; don't
 * open it.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = path.join(cache, `embedded-${versionOf(migrations)}`);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(path.join(cache, 'making-'));
  const database = await openEmbedded(making, createLog('silent'));
  await database.close();
  try {
    renameSync(making, template);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another process was first; its template is as good.
    if (!existsSync(template)) throw error;
  }
  return template;
}

/** A copy of the template in a temporary folder, which the caller removes. */
export async function copyTemplate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-data-'));
  cpSync(await embeddedTemplate(), folder, { recursive: true });
  return folder;
}

/**
 * What the product gives a query and a turn before it calls the database busy decides tests of their own
 * (openEmbedded.test.ts). In all others it would only make chance of a machine that has much to do: emptying a database
 * is one statement on all its tables.
 */
const UNHURRIED = { patience: 60_000, turn: 60_000 };

async function openCopy(): Promise<{ database: Database; folder: string }> {
  const folder = await copyTemplate();
  return { database: await openEmbedded(folder, createLog('silent'), UNHURRIED), folder };
}

async function empty({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{ names: string }>(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  await db.transaction(async (tx) => {
    // The audit log can't be emptied (decisions/0017) but by whoever may put its guard aside: the embedded engine's
    // superuser.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(`truncate ${rows[0]?.names ?? ''} restart identity cascade`));
  });
}

function versionOf(folder: string): string {
  const hash = createHash('sha256').update(
    readFileSync(path.join(here, '../../node_modules/@electric-sql/pglite/package.json')),
  );
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
