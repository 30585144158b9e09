import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '../startupError.ts';
import { assetFolder } from '../workers.ts';

interface Journal {
  entries: { when: number }[];
}

/**
 * Our migrations up to and with one, in a folder that is gone after the work: the tables of a backup that older code made.
 * @throws StartupError when we do not know that one: newer code made the backup.
 */
export async function withMigrationsThrough(when: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-migrations-'));
  try {
    cpSync(assetFolder('db/migrations'), folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    if (!journal.entries.some((entry) => entry.when === when)) {
      throw new StartupError('This backup was made by a newer version of Onderling: start that one. Nothing was changed.');
    }
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter((entry) => entry.when <= when) }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
