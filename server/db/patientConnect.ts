import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { connectionLost, databaseCause } from './failures.ts';

const AGAIN_MS = 500;
/** The server is starting up, or stopping. */
const STARTING = ['57P03', '57P01'];

/** The meaning of a code for the person starting the server: a system error's, or PostgreSQL's (its manual, appendix A). */
const IN_WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'the host can not be reached',
  EHOSTUNREACH: 'the host can not be reached',
  '28P01': 'the name or the password of the user is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'there is no database of that name',
  '42501': 'this user lacks a right there',
  '53300': 'it has no connection left',
  '57P01': 'it is stopping',
  '57P03': 'it is starting up',
};
const inWords = (code: string): string => IN_WORDS[code] ?? 'the connection failed';

/**
 * The first connection. Waits for a server that is not there yet, as after a power cut or in a composition of
 * containers; the log says so once.
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
        throw new StartupError(`The database of ${setting} does not answer: ${inWords(code)} (${code}).`, {
          cause: error,
        });
      if (!told) log.warn({ setting, code, seconds }, 'waiting for the database to answer');
      await setTimeout(AGAIN_MS);
    }
  }
}

/** pgbouncer accepts no settings with a connection, unless it was told which to ignore. */
export function refusesSettings(error: unknown): boolean {
  const cause = databaseCause(error instanceof StartupError ? error.cause : error);
  return cause !== null && cause.message.includes('unsupported startup parameter');
}

/** The code of a failure ('ECONNREFUSED', '28P01'); its message could repeat the password. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';
}
