import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { appliedMigration, knownMigrations, ourNewest, refuseNewer } from './knownMigrations.ts';
import { migrationsAlone } from './migrate.ts';
import { BEAT } from './othersRunning.ts';
import { mayTakeLong } from './silence.ts';

export interface Serving {
  /** Reports that this process no longer serves. */
  stop(): Promise<void>;
}

interface ServingOptions {
  /** Called when the tables were changed under us by a process that thought we were gone: we must not go on. */
  onPutAside: (error: Error) => void;
  /** Milliseconds. */
  every?: number;
}

/**
 * Lets the database know that this process serves on it, from now on and until it stops: a change to the tables that we
 * can't tolerate waits for that (docs/decisions/0028). In rows, because a session's lock does not come through
 * pgbouncer.
 * @throws StartupError when the database has become newer than this code since it was opened.
 */
export async function startServing(
  pool: Pool,
  log: FastifyBaseLogger,
  { onPutAside, every = BEAT }: ServingOptions,
): Promise<Serving> {
  const id = randomUUID();
  await enlist(pool, id);
  let stopped = false;
  const beat = async () => {
    const { rowCount } = await pool.query('update drizzle.server_processes set beats = beats + 1 where id = $1', [id]);
    if (rowCount === 1 || stopped) return;
    if ((await appliedMigration(pool)) > ourNewest())
      onPutAside(new Error('the tables were changed by a newer version that took this process for gone'));
    else await enlist(pool, id);
  };
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beat().catch((error: unknown) => log.warn({ err: error }, 'could not tell that this process serves'));
  }, every).unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await beating;
      // Without a database nobody waits for us either.
      await pool.query('delete from drizzle.server_processes where id = $1', [id]).catch(() => undefined);
    },
  };
}

/** Under the lock of the migrations, so that its holder knows who serves. */
async function enlist(pool: Pool, id: string): Promise<void> {
  const client = await pool.connect();
  try {
    await drizzle(client).transaction(async () => {
      await mayTakeLong(client);
      await migrationsAlone(client);
      await refuseNewer(client, await appliedMigration(client), knownMigrations());
      await client.query('insert into drizzle.server_processes (id) values ($1)', [id]);
    });
  } finally {
    client.release();
  }
}
