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
  const { database, folder } = (await emptied()) ?? (await openCopy());
  return {
    ...database,
    close() {
      idle.push({ database, folder });
      return Promise.resolve();
    },
  };
}

/** One that a test is done with, unless that test changed more than rows. */
async function emptied() {
  for (let used = idle.pop(); used; used = idle.pop()) {
    if ((await structureOf(used.database)) === structure) {
      await empty(used.database);
      return used;
    }
    await end(used);
  }
  return null;
}

async function end({ database, folder }: (typeof idle)[number]): Promise<void> {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Closes the open ones, and leaves nothing behind. */
export async function stopEmbedded(): Promise<void> {
  for (const used of idle.splice(0)) await end(used);
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
 * The time the product gives a query and a turn before it calls the database busy is tested separately
 * (openEmbedded.test.ts). In all other tests it would only make them flaky on a busy machine.
 */
const UNHURRIED = { patience: 60_000, turn: 60_000 };

async function openCopy(): Promise<(typeof idle)[number]> {
  const folder = await copyTemplate();
  const database = await openEmbedded(folder, createLog('silent'), UNHURRIED);
  structure ??= await structureOf(database);
  return { database, folder };
}

/** The template's contents besides rows, once known. */
let structure: string | null = null;

async function structureOf({ db }: Database): Promise<string> {
  const { rows } = await db.execute<{ structure: string }>(sql`
    select md5(string_agg(part, ' ' order by part)) as structure from (
      select concat_ws(':', c.oid, relname, relkind, attname, atttypid, attnotnull) as part
        from pg_class c join pg_attribute a on a.attrelid = c.oid where relnamespace = 'public'::regnamespace
      union all select concat_ws(':', conrelid, conname) from pg_constraint
      union all select concat_ws(':', tgrelid, tgname, tgenabled) from pg_trigger
      union all select concat_ws(':', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    ) parts`);
  return rows[0]!.structure;
}

/**
 * Empties the few tables that have rows, and restarts their numbers: a twentieth of the cost of truncating all tables,
 * each of which gets new files that way.
 */
async function empty({ db }: Database): Promise<void> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const looks = tables.rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const filled = await db.execute<{ name: string }>(sql.raw(looks.join(' union all ')));
  await db.transaction(async (tx) => {
    // Only the embedded engine's superuser, who may put its guard aside, can empty the audit log (decisions/0030).
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { name } of filled.rows) await tx.execute(sql.raw(`delete from ${name}`));
    await tx.execute(sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`);
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
