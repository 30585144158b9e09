/**
 * Why the server does not start, in one sentence a person can act on (docs/reliability.md P6). main.ts prints it and
 * exits with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
