import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { answerChecker } from '../test/answerCheck.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The schemas of the document that describe nothing: anything, or an object of any shape. */
function shapeless(value: unknown, path: string): string[] {
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, one]) => shapeless(one, `${path}/${key}`));
  const schemas = path.endsWith('/schema') || path.endsWith('/items') || /\/(properties|anyOf)\/[^/]+$/.test(path);
  if (!schemas) return inside;
  const { type, properties, patternProperties, additionalProperties } = value;
  const says = ['type', 'enum', 'const', 'anyOf'].some((keyword) => keyword in value);
  const any =
    [type].flat().includes('object') &&
    (additionalProperties === true ||
      (Object.keys({ ...(properties as Json), ...(patternProperties as Json) }).length === 0 &&
        additionalProperties !== false &&
        !isObject(additionalProperties)));
  return says && !any ? inside : [path, ...inside];
}

eachEngine((engine) => {
  let made: TestApp;
  let app: FastifyInstance;
  let document: Json;
  before(async () => {
    made = await engine.app();
    app = made.app;
    document = (await app.inject({ url: '/api/v1/openapi.json' })).json<Json>();
  });
  after(() => made.close());

  it('the OpenAPI document is valid by its own rules', async () => {
    const { valid, errors } = await new Validator().validate(document);
    assert.ok(valid, JSON.stringify(errors));
  });

  it('every route of the API is described, with its answer', () => {
    const { paths } = document as { paths: Record<string, Record<string, { responses: Json }>> };
    for (const { method, url } of app.apiRoutes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')) {
      if (url.endsWith('/openapi.json')) continue;
      const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      assert.ok(operation, `${method} ${url}`);
      const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      assert.ok(
        good.some(([, response]) => isObject(response) && 'content' in response),
        `${method} ${url} says what it answers`,
      );
    }
  });

  it('a form is described by the fields that are read from it, a photo as a file', () => {
    const { paths } = document as { paths: Record<string, { post: { requestBody: { content: Json } } }> };
    const fields = (path: string) => {
      const form = paths[`/api/v1${path}`]?.post.requestBody.content['multipart/form-data'] as { schema: Json };
      return form.schema.properties as Json;
    };
    assert.deepEqual(fields('/profile').image, { type: 'string', format: 'binary' });
    assert.ok(['_method', 'firstname', 'death_date', 'image_base64'].every((name) => name in fields('/user')));
    assert.deepEqual(Object.keys(fields('/partnercode')).length, 5);
    assert.deepEqual(Object.keys(fields('/admin/bank-import')), ['file']);
  });

  it('no schema of the document leaves its content open', () => {
    assert.deepEqual(shapeless(document.paths, ''), []);
    const open = {
      a: { schema: { type: 'object', properties: { b: { type: 'object', additionalProperties: true } } } },
    };
    assert.deepEqual(shapeless(open, ''), ['/a/schema/properties/b']);
    assert.deepEqual(shapeless({ schema: { type: ['object', 'null'] }, other: { schema: {} } }, ''), [
      '/schema',
      '/other/schema',
    ]);
  });

  it('an answer with an extra field, a missing one, or another type differs', () => {
    const check = answerChecker(document);
    const answer = (body: unknown) => check({ method: 'GET', path: '/api/v1/security', status: 200, body });
    const state = { embedded: true, factor: null, passkeys: [], address_asked: null, address_changed: null };
    assert.deepEqual(answer(state), []);
    for (const [body, where] of [
      [{ ...state, salt: 'x' }, 'salt'],
      [{ embedded: true, passkeys: [], address_asked: null, address_changed: null }, 'factor'],
      [{ ...state, embedded: 'yes' }, '/embedded'],
      [{ ...state, factor: { enabled_at: 'today', recovery_codes_left: 1 } }, '/factor/enabled_at'],
    ] as const)
      assert.match(answer(body).join(), new RegExp(where));
    assert.equal(check({ method: 'PUT', path: '/api/v1/security', status: 200, body: {} }).length, 1);
    assert.deepEqual(check({ method: 'GET', path: '/api/v1/security', status: 409, body: { error: 'Nee.' } }), []);
    assert.match(
      check({ method: 'GET', path: '/api/v1/security', status: 409, body: { reason: 'Nee.' } }).join(),
      /reason/,
    );
  });
});
