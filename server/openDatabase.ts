import type { FastifyBaseLogger } from 'fastify';
import { newBackupFile } from './backup/backupFolder.ts';
import { takeBackup } from './backup/takeBackup.ts';
import type { Env } from './env/settings.ts';
import type { Database, Prepare } from './db/database.ts';
import { openEmbedded } from './db/embedded/openEmbedded.ts';
import { holdMigrations, migrateUp } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';

type Where = Pick<Env, 'databaseUrl' | 'databaseMigrationUrl' | 'databaseWaitSeconds' | 'dataDir'>;

/**
 * Opens the database the settings name and brings it up to date.
 * @param prepare what to do instead of bringing it up to date.
 * @throws StartupError with one sentence when it can't be opened, or is newer than this code.
 */
export function openDatabase(
  env: Where,
  log: FastifyBaseLogger,
  prepare: Prepare = upToDate(env, log),
): Promise<Database> {
  return env.databaseUrl
    ? openPostgres(env.databaseUrl, log, {
        prepare,
        ownerUrl: env.databaseMigrationUrl,
        waitSeconds: env.databaseWaitSeconds,
      })
    : openEmbedded(env.dataDir, log, { prepare });
}

/** Migrates the database, and backs up existing data before it is changed (docs/reliability.md P5). */
const upToDate =
  ({ dataDir, databaseWaitSeconds: seconds }: Where, log: FastifyBaseLogger): Prepare =>
  (client, grant) =>
    migrateUp(client, {
      patience: { seconds, log },
      ...(grant && { grant }),
      beforeChange: () => takeBackup(client, newBackupFile(dataDir, 'update', new Date()), new Date(), holdMigrations),
    });
