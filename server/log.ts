import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { databaseCause } from './db/failures.ts';

/**
 * The log, as JSON lines on standard error. Only fields the code names are written: an error's own words can repeat a
 * person's data, so they are scrubbed (P7, S-139).
 */
export function createLog(
  level: 'info' | 'warn' | 'silent',
  destination: NodeJS.WritableStream = process.stderr,
): FastifyBaseLogger {
  return pino({ level, serializers: { err: describeError }, base: null }, destination);
}

/** Describes an error by its safe parts: its kind, the database's code and constraint, where it was thrown. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = databaseCause(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(cause ? { sqlstate: cause.code, constraint: cause.constraint } : { message: scrub(error.message) }),
    stack: frames.slice(0, 15).map((line) => line.trim()),
  };
}

/** Removes anything that looks like data from a message: quoted pieces, addresses, longer numbers. */
function scrub(message: string): string {
  return message
    .slice(0, 300)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{3,}/g, '…');
}
