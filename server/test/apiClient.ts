import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { answerChecker } from './answerCheck.ts';
import { signedIn, type UserRow } from './factories.ts';
import type { TokenOptions } from './tokens.ts';

/** The answer to a call, already read. */
export interface ApiAnswer {
  status: number;
  // Tests look inside answers of every shape.
  body: any; // oxlint-disable-line typescript/no-explicit-any -- see above
  bytes: Buffer;
  headers: Record<string, unknown>;
}

type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];
type Headers = Record<string, string>;

export interface Picture {
  bytes: Buffer;
  name?: string;
  type?: string;
  field?: string;
}

/** The files of a form: none, one or more. */
type Pictures = Picture | Picture[] | null;

/** Calls the API as one person; every answer is held against docs/security-cases.md. */
export interface ApiClient {
  get(url: string, headers?: Headers): Promise<ApiAnswer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<ApiAnswer>;
  remove(url: string, body?: unknown): Promise<ApiAnswer>;
  /** Sends a multipart/form-data form. */
  form(url: string, fields: Fields, picture?: Pictures, headers?: Headers): Promise<ApiAnswer>;
  send(options: InjectOptions & { url: string }): Promise<ApiAnswer>;
}

/** A client for a person with a login, or for a visitor (null). `family` is the hashid of the one they ask in. */
export async function apiClient(
  app: FastifyInstance,
  person: UserRow | null,
  { family, ...options }: TokenOptions & { family?: string } = {},
): Promise<ApiClient> {
  const authorization: Headers = {
    ...(person ? await signedIn(person, options) : {}),
    ...(family !== undefined && { 'onderling-family': family }),
  };
  const send = async (call: InjectOptions & { url: string }): Promise<ApiAnswer> => {
    const answer = await app.inject({
      ...call,
      url: `/api/v1${call.url}`,
      headers: { ...authorization, ...call.headers },
    });
    const type = String(answer.headers['content-type'] ?? '');
    const result = {
      status: answer.statusCode,
      body: type.startsWith('application/json') ? answer.json<unknown>() : null,
      bytes: answer.rawPayload,
      headers: answer.headers as Record<string, unknown>,
    };
    checkAnswer(result);
    if (type.startsWith('application/json'))
      assert.deepEqual(differences(app, call, result), [], 'the answer is as its schema says');
    return result;
  };
  const json = (method: 'POST' | 'DELETE', url: string, body: unknown, headers: Headers = {}) =>
    send(
      body === undefined
        ? { method, url, headers }
        : { method, url, headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(body) },
    );
  return {
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers) => json('POST', url, body, headers),
    remove: (url, body) => json('DELETE', url, body),
    form: (url, fields, picture = null, headers = {}) => {
      const { payload, boundary } = multipart(fields, picture);
      return send({
        method: 'POST',
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
        payload,
      });
    },
  };
}

const checkers = new WeakMap<FastifyInstance, ReturnType<typeof answerChecker>>();

/** Where an answer differs from its description in the document of the API. */
function differences(
  app: FastifyInstance,
  { method = 'GET', url }: InjectOptions & { url: string },
  { status, body }: ApiAnswer,
): string[] {
  const check = checkers.get(app) ?? answerChecker(app.swagger());
  checkers.set(app, check);
  const { pathname: path } = new URL(`/api/v1${url}`, 'http://localhost');
  return check({ method, path, status, body });
}

/** The general assertions: type, nosniff, no-store, and failures in the same shape, in Dutch, without internals. */
function checkAnswer({ status, body, headers }: ApiAnswer): void {
  assert.match(String(headers['cache-control']), /no-store/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  if (status !== 304)
    assert.match(
      String(headers['content-type']),
      /^(application\/json; charset=utf-8|application\/pdf|application\/zip|text\/(csv|calendar); charset=utf-8|image\/jpeg)$/,
    );
  if (status < 400) return;
  for (const key of Object.keys(body as object))
    assert.ok(['errors', 'error', 'message', 'status'].includes(key), `unexpected key ${key}`);
  for (const text of Object.values((body as { errors?: object }).errors ?? {})) assert.equal(typeof text, 'string');
  assert.doesNotMatch(
    JSON.stringify(body),
    /at .*\.ts|select |insert |Bad Request|Not Found|Unprocessable|FST_|node_modules/,
  );
}

const isList = (fields: Fields): fields is Extract<Fields, readonly unknown[]> => Array.isArray(fields);

/** A form as a browser sends it. */
export function multipart(fields: Fields, pictures: Pictures): { payload: Buffer; boundary: string } {
  const boundary = `test-${randomBytes(12).toString('hex')}`;
  const part = (header: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
      Buffer.isBuffer(value) ? value : Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  const entries: (readonly [string, string])[] = isList(fields) ? [...fields] : Object.entries(fields);
  const parts = entries.map(([name, value]) => part(`name="${name}"`, value));
  for (const picture of [pictures ?? []].flat()) {
    const { bytes, name = 'foto.jpg', type = 'image/jpeg', field = 'image' } = picture;
    parts.push(part(`name="${field}"; filename="${name}"\r\nContent-Type: ${type}`, bytes));
  }
  return { payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), boundary };
}
