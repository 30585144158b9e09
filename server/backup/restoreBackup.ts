import type { PoolClient } from 'pg';
import { appliedMigration, knownMigrations } from '../db/knownMigrations.ts';
import { applyMigrations, migrationsAlone, refuseLesserRole } from '../db/migrate.ts';
import { mayTakeLong } from '../db/silence.ts';
import { StartupError } from '../startupError.ts';
import { checkBackupFile, readBackupFile } from './backupFile.ts';
import { tableNames } from './tables.ts';

/**
 * Rows go in many at a time, as one parameter: one by one, most time goes into round trips. In characters, so that
 * papers and photos don't fill the memory of the embedded engine.
 */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;

/**
 * Fills a new database from a backup: the tables as they were then, their rows, and then what newer code adds. The file is read
 * to its end before anything is touched, and the whole restore is one transaction: if it is refused, or stopped halfway, the
 * database stays new. Nobody is logged in afterwards: a session ended since the backup would be live again.
 * @returns when the backup was taken, as ISO 8601
 * @throws StartupError when the file is damaged or newer than this code, or the database is not new.
 */
export async function restoreBackup(client: PoolClient, file: string): Promise<{ takenAt: string }> {
  const { migration, taken_at } = await checkBackupFile(file);
  const known = knownMigrations();
  if (!known.some(({ folderMillis }) => folderMillis === migration))
    throw new StartupError(
      'This backup was made by a newer version of Onderling: start that one. Nothing was changed.',
    );
  await client.query('begin');
  try {
    await mayTakeLong(client);
    await migrationsAlone(client);
    if ((await appliedMigration(client)) > 0)
      throw new StartupError('This database is in use: restore a backup into a new DATA_DIR, or an empty database.');
    await refuseLesserRole(client);
    // One from before the baseline gets the tables of its time, step by step.
    await applyMigrations(
      client,
      known.filter(({ folderMillis }) => folderMillis <= migration),
    );
    await inAnyOrder(client, () => insertRows(client, file));
    await countOn(client);
    await applyMigrations(client, known);
    await endSessions(client);
    await client.query('commit');
    return { takenAt: taken_at };
  } catch (error) {
    await client.query('rollback');
    throw error instanceof StartupError
      ? error
      : new StartupError(`${file} can't be put back: nothing was changed. ${String(error)}`, { cause: error });
  }
}

/**
 * Ends every session, every login and signature under way, and every mailed link to a new password, as it may have been used
 * since.
 */
async function endSessions(client: PoolClient): Promise<void> {
  for (const gone of ['oidc_payloads', 'account_sessions', 'account_challenges', 'signing_challenges'])
    await client.query(`delete from ${gone}`);
  await client.query(`delete from account_links where purpose = 'password'`);
  await client.query(`update accounts set sessions_ended = sessions_ended + 1`);
}

async function insertRows(client: PoolClient, file: string): Promise<void> {
  const known = new Set(await tableNames(client));
  let table = '';
  let [batch, size]: [string[], number] = [[], 0];
  const flush = async () => {
    if (batch.length === 0) return;
    await client.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [`[${batch.join(',')}]`],
    );
    [batch, size] = [[], 0];
  };
  for await (const { kind, text } of readBackupFile(file)) {
    if (kind === 'R') {
      // A row that would make it too large waits for the next batch: only a single large row can exceed the bound.
      if (batch.length === BATCH_ROWS || size + text.length > BATCH_CHARACTERS) await flush();
      batch.push(text);
      size += text.length;
      continue;
    }
    await flush();
    if (!known.has(text))
      throw new StartupError(`The backup has a table ${text} that this program does not know: nothing was restored.`);
    table = text;
  }
  await flush();
}

/** Tables point at each other, and a person may point at a person: the pointers are checked when every row is there. */
async function inAnyOrder(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ alter: string }>(
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as alter
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { alter } of rows) await client.query(`${alter} deferrable initially deferred`);
  // A line of the log comes back in its old place in the chain (docs/decisions/0030).
  const tables = await tableNames(client);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await work();
  await client.query('set constraints all immediate');
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { alter } of rows) await client.query(`${alter} not deferrable`);
}

/** New rows get numbers after the restored ones. */
async function countOn(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %I having max(%I) is not null', table_name, column_name, column_name, table_name, column_name) as statement
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { statement } of rows) await client.query(statement);
}
