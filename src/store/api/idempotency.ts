import type { StoreExtra } from '../extra.ts';
import { isUnanswered } from './apiError.ts';
import type { ApiBaseQuery, Call } from './call.ts';

/**
 * Sends a call with an Idempotency-Key. The same call keeps its key until the server has answered it: through retries,
 * a double click, and another press on Save after the answer was lost (F22). Then it is sent as it was the first time:
 * the page may have read the effect of that first time meanwhile, and name a newer version.
 */
export async function withKey(
  call: Call,
  { ports, pendingKeys }: StoreExtra,
  send: (call: Call) => ReturnType<ApiBaseQuery>,
): Promise<Awaited<ReturnType<ApiBaseQuery>>> {
  const question = await fingerprintOf(call);
  const keyed = pendingKeys.get(question) ?? {
    ...call,
    headers: { ...call.headers, 'Idempotency-Key': ports.newKey() },
  };
  pendingKeys.set(question, keyed);
  const answer = await send(keyed);
  if (answer.error === undefined || !isUnanswered(answer.error)) pendingKeys.delete(question);
  return answer;
}

/** A creation was taken back: creating it again is a new call, even if the first answer was lost. */
export function releaseKeys({ pendingKeys }: StoreExtra, made: string): void {
  for (const [question, { url }] of pendingKeys) if (url === made) pendingKeys.delete(question);
}

/**
 * Two calls with the same text are the same call, whatever version they were made from. A form is known by its fields, a
 * file in it by its bytes.
 */
async function fingerprintOf({ method, url, body }: Call): Promise<string> {
  const asked = body instanceof FormData ? [...body] : Object.entries((body ?? {}) as object);
  const fields = asked
    .filter(([name]) => !name.endsWith('version'))
    .map(async ([name, value]) => [name, value instanceof Blob ? await sumOf(value) : (value as unknown)]);
  return JSON.stringify([method, url, await Promise.all(fields)]);
}

/** The SHA-256 of a file. One that was moved since it was chosen can't be sent either. */
async function sumOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}
