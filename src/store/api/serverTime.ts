/** The tolerance for delay and a wrong clock: five minutes. */
const SLACK = 300_000;

/** How far the server's clock is ahead of the device's, in milliseconds; a difference within the tolerance is ignored. */
let ahead = 0;

/** Now, by the server's clock: a device's clock can be days off, and due dates follow the server's. */
export const serverNow = (): number => Date.now() + ahead;

/** Takes the time from an answer of the server, and returns the answer. */
export function heard(answer: Response): Response {
  const off = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  // Without a date in the answer, as from a test or a cache that leaves it out, the known offset stays.
  if (Math.abs(off - ahead) > SLACK) {
    ahead = off;
    // As when somebody returns to a page: today is checked again.
    dispatchEvent(new Event('visibilitychange'));
  }
  return answer;
}
