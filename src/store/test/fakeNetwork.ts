import { API_BASE } from './fakeEnvironment.ts';

/** A request as the server would have read it. */
export interface SentRequest {
  /** 'GET /contracts', without the query. */
  call: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON, or the fields of a form, or null. */
  body: unknown;
}

type Answer = () => Response | Promise<Response>;

/** Replaces global fetch: answers by script, and keeps the requests. */
export interface FakeNetwork {
  requests: SentRequest[];
  /** The answers of a call: each once, the last for ever. */
  on(call: string, ...answers: [Answer, ...Answer[]]): void;
  /** Puts fetch back; throws when a call was sent that no test expected. */
  stop(): void;
}

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status, statusText: statusTexts[status] ?? 'OK' });
export const nothing =
  (status = 204): Answer =>
  () =>
    new Response(null, { status, statusText: statusTexts[status] ?? 'No Content' });
export const html =
  (status: number): Answer =>
  () =>
    new Response('<h1>proxy</h1>', {
      status,
      statusText: statusTexts[status] ?? 'OK',
      headers: { 'content-type': 'text/html' },
    });
export const pdf =
  (content: string): Answer =>
  () =>
    new Response(content, { headers: { 'content-type': 'application/pdf' } });
/** The connection is dead, or the answer is lost after the server did its work. */
export const lost: Answer = () => Promise.reject(new TypeError('fetch failed'));

/** An answer that waits until `release` is called. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => gate.then(answer), release: () => release() };
}

const statusTexts: Record<number, string> = {
  401: 'Unauthorized',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export function startFakeNetwork(): FakeNetwork {
  const real = globalThis.fetch;
  const scripts = new Map<string, Answer[]>();
  const unexpected: string[] = [];
  const requests: SentRequest[] = [];

  globalThis.fetch = async (input) => {
    const request = await readRequest(input as Request);
    requests.push(request);
    const answers = scripts.get(request.call);
    const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0];
    if (answer) return Promise.race([answer(), brokenOff((input as Request).signal)]);
    unexpected.push(request.call);
    throw new TypeError(`No test expects ${request.call}.`);
  };

  return {
    requests,
    on: (call, ...answers) => void scripts.set(call, answers),
    stop: () => {
      globalThis.fetch = real;
      if (unexpected.length > 0) throw new Error(`No test expects ${unexpected.join(', ')}.`);
    },
  };
}

/** Rejects when the caller aborts the call, or did so before it was sent, as fetch does. */
const brokenOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail);
  });

async function readRequest(request: Request): Promise<SentRequest> {
  const url = new URL(request.url);
  const path = url.href.startsWith(`${API_BASE}/`)
    ? url.pathname.slice(new URL(API_BASE).pathname.length)
    : request.url;
  return {
    call: `${request.method} ${path}`,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: await readBody(request),
  };
}

async function readBody(request: Request): Promise<unknown> {
  if (request.body === null) return null;
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return Object.fromEntries(await request.formData());
  return request.json();
}
