import { report } from './reporting/reporting.ts';

/** Writes what went wrong where a developer looks, and reports it where that is configured. */
export function log(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the app writes to the console.
  console.error(error);
  report(error);
}
