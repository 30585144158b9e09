import type { FastifyInstance } from 'fastify';
import { multipart } from '../apiClient.ts';

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** One route as the API describes it itself: a new one is walked without being named here. */
export interface Described {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` where a value belongs. */
  url: string;
  query: string[];
  body: Schema | null;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Every route of the API with its description of the input. */
export async function describedRoutes(app: FastifyInstance): Promise<Described[]> {
  const { paths } = (await app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return app.apiRoutes
    .filter(({ method }) => method === 'GET' || method === 'POST' || method === 'DELETE')
    .map(({ method, url }) => {
      const operation = paths[url.replace(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];
      const [content] = Object.values(operation?.requestBody?.content ?? {});
      return {
        method: method as Described['method'],
        url,
        query: (operation?.parameters ?? []).filter((p) => p.in === 'query').map((p) => p.name),
        body: content?.schema ?? null,
      };
    });
}

/** An address holds UTF-8 only: half a character becomes a replacement character. */
const inUtf8 = (text: string): string => Buffer.from(text).toString();

/** A call of a route in one of the encodings people use. */
export function callOf(
  { method, url }: Pick<Described, 'method' | 'url'>,
  {
    path,
    query,
    body,
    form,
  }: { path: (name: string) => string; query: Record<string, string>; body?: unknown; form?: Record<string, string> },
) {
  const address = `${url.replace(/:(\w+)/gu, (_all, name: string) => encodeURIComponent(inUtf8(path(name))))}?${new URLSearchParams(query).toString()}`;
  if (form) {
    const { payload, boundary } = multipart(form, null);
    return { method, url: address, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload };
  }
  if (body === undefined) return { method, url: address, headers: {} };
  return {
    method,
    url: address,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
