/** What an answer may be on its way, and a clock off, without anybody minding: five minutes. */
const SLACK = 300_000;

/** What the server's clock is ahead of the one of the device, in milliseconds; what stays within the slack is left as it is. */
let ahead = 0;

/** Now, by the server's clock: the one of a device can be days off, and what is due goes by the server's. */
export const serverNow = (): number => Date.now() + ahead;

/** Takes the time from an answer of the server, and hands that on. */
export function heard(answer: Response): Response {
  const off = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  // Without a day in the answer, as from a test or a cache that leaves it out, what was known stands.
  if (Math.abs(off - ahead) > SLACK) {
    ahead = off;
    // As for who comes back to a page: what day it is, is looked at again.
    dispatchEvent(new Event('visibilitychange'));
  }
  return answer;
}
