import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { appliedMigration, type Migration, missingMigrations } from './knownMigrations.ts';

/** Milliseconds after which a process says again that it runs. */
export const BEAT = 5_000;
/** A process silent for this long, while it was watched, was killed. No clock is trusted. */
const GONE = 3 * BEAT;

export interface Patience {
  seconds: number;
  log: FastifyBaseLogger;
  /** Milliseconds of silence after which a process is gone. */
  gone?: number;
}

/** Processes by their id, with the number of times that each said it runs. */
type Running = ReadonlyMap<string, string>;
export const NOBODY: Running = new Map();

/** The processes that serve on this database, and those that were killed while serving. */
async function running(client: Pick<PoolClient, 'query'>): Promise<Running> {
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.server_processes')::text as found`,
  );
  if (!table.rows[0]?.found) return NOBODY;
  const { rows } = await client.query<{ id: string; beats: string }>(
    'select id::text, beats::text from drizzle.server_processes',
  );
  return new Map(rows.map(({ id, beats }) => [id, beats]));
}

/** The first waiting change that tolerates no serving process. */
const changeAlone = (known: readonly Migration[], applied: number) =>
  missingMigrations(known, applied).find(({ alone }) => alone !== null);

const refusal = ({ tag, alone }: Migration, count: number) =>
  new StartupError(
    `This version changes the tables in a way that the running one does not tolerate (${tag}: ${alone}). Stop the ${count === 1 ? 'process' : `${count} processes`} on this database first, then start this one. Nothing was changed.`,
  );

/**
 * Waits until nobody serves on the database, where a missing change asks for that; a killed process must have been
 * silent long enough.
 * @returns the killed ones.
 * @throws StartupError when somebody goes on serving for longer than our patience.
 */
export async function othersGone(
  client: PoolClient,
  known: readonly Migration[],
  { seconds, log, gone = GONE }: Partial<Patience> = {},
): Promise<Running> {
  const from = performance.now();
  const watched = new Map<string, { beats: string; since: number; living: boolean }>();
  for (let told = false; ; told = true) {
    const change = changeAlone(known, await appliedMigration(client));
    if (!change) return NOBODY;
    const now = performance.now();
    const found = await running(client);
    for (const [id, beats] of found) {
      const before = watched.get(id);
      if (before?.beats !== beats) watched.set(id, { beats, since: now, living: before !== undefined });
    }
    const others = [...found.keys()].map((id) => watched.get(id)).filter((one) => one !== undefined);
    const serving = others.filter(({ since }) => now - since < gone);
    if (serving.length === 0) return found;
    if (serving.some(({ living }) => living) && now - from >= (seconds ?? 0) * 1000)
      throw refusal(change, serving.length);
    if (!told)
      log?.warn(
        { processes: serving.length, migration: change.tag, seconds },
        'waiting for the running version to stop',
      );
    await setTimeout(Math.min(1_000, gone / 5));
  }
}

/**
 * Within the transaction that changes the tables: forgets the killed processes, so that one that was only delayed
 * notices it (server/db/serving.ts). Nobody else may have come meanwhile.
 */
export async function putAside(client: PoolClient, known: readonly Migration[], gone: Running): Promise<void> {
  const change = changeAlone(known, await appliedMigration(client));
  if (!change) return;
  const found = await running(client);
  const came = [...found].filter(([id, beats]) => gone.get(id) !== beats);
  if (came.length > 0) throw refusal(change, came.length);
  if (found.size > 0) await client.query('delete from drizzle.server_processes');
}
