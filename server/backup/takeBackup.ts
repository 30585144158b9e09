import type { PoolClient } from 'pg';
import { mayTakeLong } from '../db/silence.ts';
import { appliedMigration } from '../db/knownMigrations.ts';
import { type BackupLine, writeBackupFile } from './backupFile.ts';
import { tableNames } from './tables.ts';

/** Rows per query: an agreement is a row of some 100 kB, and the embedded engine answers one question at a time. */
const PAGE = 50;

/**
 * Writes every row of every table to a file, as of one moment: a concurrent change is in it wholly or not at all
 * (docs/reliability.md F16). The client must not be in a transaction.
 * @param first runs before that moment, in the same transaction: it may wait for a lock.
 */
export async function takeBackup(
  client: PoolClient,
  file: string,
  now: Date,
  first: (client: PoolClient) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await mayTakeLong(client);
    await first(client);
    await writeBackupFile(
      file,
      { format: 1, migration: await appliedMigration(client), taken_at: now.toISOString() },
      everyRow(client),
    );
  } finally {
    await client.query('rollback');
  }
}

async function* everyRow(client: PoolClient): AsyncGenerator<BackupLine> {
  for (const table of await tableNames(client)) {
    yield { kind: 'T', text: table };
    await client.query(`declare backup_rows cursor for select row_to_json(t)::text as row from ${table} t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${PAGE} from backup_rows`);
      for (const { row } of rows) yield { kind: 'R', text: row };
      if (rows.length < PAGE) break;
    }
    await client.query('close backup_rows');
  }
}
