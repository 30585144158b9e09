/** Whether the server works again, or after how many seconds to retry. */
export type Readiness = { ready: true } | { ready: false; retryAfterSeconds: number };

const longestWait = 300;
const usualWait = 20;

/**
 * Asks the server itself: this screen is outside the store, whose calls would each show a toast and lead back here
 * (docs/screens.md 4.15).
 */
export async function askReadiness(): Promise<Readiness> {
  try {
    const { ok, headers } = await fetch('/readyz', { cache: 'no-store' });
    return ok ? { ready: true } : { ready: false, retryAfterSeconds: readRetryAfter(headers.get('retry-after')) };
  } catch {
    return { ready: false, retryAfterSeconds: usualWait };
  }
}

/** Seconds to wait; the header may also be a date (RFC 9110, 10.2.3), which our server never sends. */
export function readRetryAfter(header: string | null): number {
  const seconds = Number(header);
  return header !== null && Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, longestWait) : usualWait;
}
