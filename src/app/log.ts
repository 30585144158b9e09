import { report } from './reporting/reporting.ts';

/** Logs an error to the console, and reports it where that is configured. */
export function log(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the app writes to the console.
  console.error(error);
  report(error);
}
