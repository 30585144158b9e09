import { connectionLost, databaseCause, TRY_AGAIN } from '../db/failures.ts';
import { conflict, type HttpError, invalid, maintenance } from '../http/errors.ts';
import { serverText } from '../text.ts';

/** SQLSTATEs of a value the database can't hold: a wrong number or date, a NUL, a broken character. */
const WRONG_VALUE = ['22P02', '22P05', '22021', '22003', '22007', '22008', '22001', '23502', '23514'];
/** The database is full, stopping, starting, overloaded, or aborted a slow statement. */
const NOT_READY = ['53000', '53100', '53200', '53300', '53400', '55P03', '57014', '57P01', '57P02', '57P03', '58030', '25P03'];

/**
 * The answer to a failure of the database (S-138), or null when the error is not one. No constraint or value is named.
 */
export function databaseAnswer(error: unknown): HttpError | null {
  const cause = databaseCause(error);
  if (cause === null) return null;
  const { code } = cause;
  if (NOT_READY.includes(code) || connectionLost(cause)) return maintenance();
  if (TRY_AGAIN.includes(code)) return conflict(serverText.busy);
  if (code === '23505') return conflict(serverText.exists);
  if (code === '23503' || code === '23001') return conflict(serverText.inUse);
  if (WRONG_VALUE.includes(code)) return invalid({ verzoek: serverText.field.wrong });
  return null;
}
