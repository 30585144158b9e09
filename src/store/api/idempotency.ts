import type { StoreExtra } from '../extra.ts';
import { isUnanswered } from './apiError.ts';
import type { ApiBaseQuery, Call } from './call.ts';

/**
 * Sends a call with an Idempotency-Key. The same question keeps its key until the server has answered it: through the
 * retries, through a double click, and when a person presses Save once more after the answer was lost (F22). Then it is
 * sent as it was the first time: the page may have read meanwhile what that first time did, and names a newer version.
 */
export async function withKey(
  call: Call,
  { ports, openKeys }: StoreExtra,
  send: (call: Call) => ReturnType<ApiBaseQuery>,
): Promise<Awaited<ReturnType<ApiBaseQuery>>> {
  const question = questionOf(call);
  const keyed = openKeys.get(question) ?? { ...call, headers: { ...call.headers, 'Idempotency-Key': ports.newKey() } };
  openKeys.set(question, keyed);
  const answer = await send(keyed);
  if (answer.error === undefined || !isUnanswered(answer.error)) openKeys.delete(question);
  return answer;
}

/** What was made is taken back: whoever asks for it anew asks another question, also where the first answer was lost. */
export function forgetKeys({ openKeys }: StoreExtra, made: string): void {
  for (const [question, { url }] of openKeys) if (url === made) openKeys.delete(question);
}

/**
 * Two calls with the same text are the same question, whatever version they were made from. A form is told by its fields, a
 * file in it by its kind and size.
 */
function questionOf({ method, url, body }: Call): string {
  const asked = body instanceof FormData ? [...body] : Object.entries((body ?? {}) as object);
  return JSON.stringify([
    method,
    url,
    asked
      .filter(([name]) => !name.endsWith('version'))
      .map(([name, value]) => [name, value instanceof Blob ? [value.type, value.size] : (value as unknown)]),
  ]);
}
