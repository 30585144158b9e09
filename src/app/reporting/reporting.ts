type Report = (error: Error) => void;

let reporter: Promise<Report> | null = null;

/** Turns error reporting on where a DSN is configured; without one its code is never fetched. */
export function startReporting(dsn: string | null, names: () => readonly string[]): void {
  if (dsn === null) return;
  reporter = import(/* webpackChunkName: "reporting" */ './sentry.ts').then(({ startSentry }) =>
    startSentry(dsn, names),
  );
  // A failure to load the reporting must not become an error itself.
  reporter.catch(() => (reporter = null));
}

/**
 * Reports an error, where that is turned on. A failed call is reported only by its code and status: its text may be
 * personal.
 */
export function report(problem: unknown): void {
  void reporter?.then((send) => send(asError(problem))).catch(() => null);
}

function asError(problem: unknown): Error {
  if (problem instanceof Error) return problem;
  const { code, status } = (typeof problem === 'object' && problem !== null ? problem : {}) as {
    code?: unknown;
    status?: unknown;
  };
  return new Error(
    typeof code === 'string' && typeof status === 'number'
      ? `A call failed: ${code} ${status}`
      : 'Something that is no error was thrown.',
  );
}
