import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { connectionLost, databaseCause } from './failures.ts';

const AGAIN_MS = 500;
/** The server is starting up, or stopping. */
const STARTING = ['57P03', '57P01'];

/**
 * The first connection. A server that is not there yet, as after a power cut or in a composition of containers, is
 * waited for; the log says so once.
 * @param seconds how long at most.
 * @throws StartupError when it does not answer by then, and at once when it refuses us.
 */
export async function connectPatiently(
  pool: Pool,
  setting: string,
  log: FastifyBaseLogger,
  seconds: number,
): Promise<PoolClient> {
  const until = performance.now() + seconds * 1000;
  for (let told = false; ; told = true) {
    try {
      return await pool.connect();
    } catch (error) {
      const code = codeOf(error);
      const cause = databaseCause(error);
      const mayCome =
        cause !== null && !refusesSettings(error) && (connectionLost(cause) || STARTING.includes(cause.code));
      if (!mayCome || performance.now() >= until)
        throw new StartupError(`The database of ${setting} does not answer (${code}).`, { cause: error });
      if (!told) log.warn({ setting, code, seconds }, 'waiting for the database to answer');
      await setTimeout(AGAIN_MS);
    }
  }
}

/** pgbouncer takes no settings with a connection, unless it was told which to ignore. */
export function refusesSettings(error: unknown): boolean {
  const cause = databaseCause(error instanceof StartupError ? error.cause : error);
  return cause !== null && cause.message.includes('unsupported startup parameter');
}

/** The code of a failure ('ECONNREFUSED', '28P01'); its message could repeat the password. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';
}
