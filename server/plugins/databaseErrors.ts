import type { HttpError} from '../errors.ts';
import { conflict, invalid, maintenance } from '../errors.ts';
import { serverText } from '../text.ts';

/** SQLSTATEs of a value the database can't hold: a wrong number or date, a NUL, a broken character. */
const WRONG_VALUE = ['22P02', '22P05', '22021', '22003', '22007', '22008', '22001', '23502', '23514'];
/** The database is full, stopping, starting, overloaded, or gave up on a slow statement. */
const NOT_READY = ['53000', '53100', '53200', '53300', '53400', '55P03', '57014', '57P01', '57P02', '57P03', '58030', '25P03'];
const NO_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
/** node-postgres says these without a code. */
const LOST = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** SQLSTATEs after which the same transaction may succeed when it is tried again. */
export const TRY_AGAIN: readonly string[] = ['40001', '40P01'];

/**
 * The answer to a failure of the database (S-138), or null when the error is not one. No constraint or value is named.
 */
export function databaseAnswer(error: unknown): HttpError | null {
  const cause = databaseCause(error);
  if (cause === null) return null;
  const { code, message } = cause;
  if (NOT_READY.includes(code) || NO_CONNECTION.includes(code) || code.startsWith('08') || LOST.test(message)) return maintenance();
  if (TRY_AGAIN.includes(code)) return conflict(serverText.busy);
  if (code === '23505') return conflict(serverText.exists);
  if (code === '23503' || code === '23001') return conflict(serverText.inUse);
  if (WRONG_VALUE.includes(code)) return invalid({ verzoek: serverText.field.wrong });
  return null;
}

/** The driver's own error inside what drizzle throws; null when the failure came from elsewhere. */
export function databaseCause(error: unknown): { code: string; message: string; constraint: string | null } | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'DrizzleQueryError' || error.constructor.name === 'DrizzleQueryError') return databaseCause(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
  const ofDatabase = /^[0-9A-Z]{5}$/.test(code) || NO_CONNECTION.includes(code) || LOST.test(error.message);
  return ofDatabase ? { code, message: error.message, constraint } : null;
}
