import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { StoreExtra } from '../extra.ts';
import type { Ports } from '../ports.ts';
import { noAnswer, readFailure } from './apiError.ts';
import type { ApiError } from './apiError.ts';
import type { ApiBaseQuery, Call, CallMeta } from './call.ts';
import { heard } from './serverTime.ts';
import { releaseKeys, withKey } from './idempotency.ts';

/** Long enough for a photo of 4 MB over a slow line. */
const ANSWER_WITHIN_MS = 60_000;
/** The number of retries of a patient call: a server may be away for a moment (F23, decision 0024). */
const RETRIES = 3;

/**
 * `fetchBaseQuery` reads a copy of each answer too, for the text of one that is not JSON, which nobody uses
 * (readFailure). Its copy is empty: the list of a large family is megabytes.
 */
const readOnce = (answer: Response): Response =>
  Object.assign(answer, {
    clone: () => new Response(null, { status: answer.status, statusText: answer.statusText, headers: answer.headers }),
  });

const overHttp = (ports: Ports) =>
  fetchBaseQuery({
    timeout: ANSWER_WITHIN_MS,
    fetchFn: async (request) => readOnce(heard(await ports.send(request as Request))),
  });

/** One attempt. It never throws: whatever goes wrong becomes an ApiError. */
const attempt: ApiBaseQuery = async (call, api) => {
  const { ports } = extraOf(api);
  const meta: CallMeta = { onlyLogged: call.onlyLogged ?? false };
  try {
    const answer = await overHttp(ports)(await toRequest(call, ports), api, {});
    if (answer.error) return { error: readFailure(answer.error, answer.meta?.response?.statusText ?? ''), meta };
    if (call.renewsToken) await ports.session.renewToken();
    return { data: deliverFile(call.file, answer.data, ports), meta };
  } catch (problem) {
    ports.log(problem);
    return { error: noAnswer, meta };
  }
};

const patiently = retry(attempt, {
  retryCondition: (error, _call, { attempt: failures }) =>
    (error as ApiError).code === 'noAnswer' && failures <= RETRIES,
});

/**
 * The path of every call: with its key, if it must take effect only once; retried, if there was no answer. A 503 is an
 * answer: applies at once.
 */
export const baseQuery: ApiBaseQuery = async (call, api, options) => {
  const { idempotent, retries = api.type !== 'mutation', undoesUrl } = call;
  const send = idempotent || retries ? patiently : attempt;
  const answer = await (idempotent
    ? withKey(call, extraOf(api), (keyed) => send(keyed, api, options))
    : send(call, api, options));
  if (undoesUrl && !answer.error) releaseKeys(extraOf(api), undoesUrl);
  return answer;
};

const extraOf = (api: BaseQueryApi): StoreExtra => api.extra as StoreExtra;

async function toRequest(call: Call, ports: Ports): Promise<FetchArgs> {
  const [token, { family }] = [await ports.session.accessToken(), ports];
  return {
    url: `${ports.apiBase()}/${call.url}`,
    method: call.method ?? 'GET',
    ...(call.params ? { params: call.params as Record<string, unknown> } : {}),
    body: call.body as unknown,
    headers: {
      ...call.headers,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(family !== null && { 'onderling-family': family }),
    },
    ...(call.file ? { responseHandler: readFile } : {}),
  };
}

const readFile = (response: Response): Promise<unknown> => (response.ok ? response.blob() : response.json());

/** A file goes out through the ports, so that no Blob ever enters the state. */
function deliverFile(file: Call['file'], data: unknown, ports: Ports): unknown {
  if (file === undefined) return unchanging(data);
  if (file === 'show') return ports.files.show(data as Blob);
  ports.files.save(file.saveAs, data as Blob);
  return null;
}

/**
 * Answers are never changed. Immer skips frozen data, and otherwise walks all of it, in each reducer that keeps it: 0.2
 * s for a list of ten thousand.
 */
function unchanging(data: unknown): unknown {
  if (Array.isArray(data)) for (const one of data as unknown[]) Object.freeze(one);
  return Object.freeze(data);
}
