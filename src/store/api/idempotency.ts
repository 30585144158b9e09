import type { StoreExtra } from '../extra.ts';
import { isUnanswered } from './apiError.ts';
import type { ApiBaseQuery, Call } from './call.ts';

/**
 * Sends a call with an Idempotency-Key. The same question keeps its key until the server has answered it: through the
 * retries, through a double click, and when a person presses Save once more after the answer was lost (F22).
 */
export async function withKey(
  call: Call,
  { ports, openKeys }: StoreExtra,
  send: (call: Call) => ReturnType<ApiBaseQuery>,
): Promise<Awaited<ReturnType<ApiBaseQuery>>> {
  const question = questionOf(call);
  const key = openKeys.get(question) ?? ports.newKey();
  openKeys.set(question, key);
  const answer = await send({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } });
  if (answer.error === undefined || !isUnanswered(answer.error)) openKeys.delete(question);
  return answer;
}

/**
 * Two calls with the same text are the same question. A form is told by its fields, a file in it by its kind and size.
 */
function questionOf({ method, url, body }: Call): string {
  const asked: unknown =
    body instanceof FormData
      ? [...body].map(([name, value]) => [name, value instanceof Blob ? [value.type, value.size] : value])
      : body;
  return JSON.stringify([method, url, asked]);
}
