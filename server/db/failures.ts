/** Node's codes where there is no connection. */
const NO_CONNECTION = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
/** node-postgres messages without a code. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** SQLSTATEs after which the same transaction may succeed when retried. */
export const TRY_AGAIN: readonly string[] = ['40001', '40P01'];

/** The driver's own error inside drizzle's; null when the failure came from elsewhere. */
export function databaseCause(error: unknown): { code: string; message: string; constraint: string | null } | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'DrizzleQueryError' || error.constructor.name === 'DrizzleQueryError')
    return databaseCause(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
  const ofDatabase = /^[0-9A-Z]{5}$/.test(code) || NO_CONNECTION.includes(code) || LOST.test(error.message);
  return ofDatabase ? { code, message: error.message, constraint } : null;
}

/** Is the connection to the database gone? */
export const connectionLost = ({ code, message }: { code: string; message: string }): boolean =>
  NO_CONNECTION.includes(code) || code.startsWith('08') || LOST.test(message);
