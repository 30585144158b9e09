import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { PHOTO_FIELD, readMultipart } from '../http/multipart.ts';
import { createLog } from '../log.ts';
import { assertOurShape } from '../test/answers.ts';
import { eachEngine, NOW, type TestApp } from '../test/engines.ts';
import { makeFamily, signedIn } from '../test/factories.ts';
import { LogLines } from '../test/logLines.ts';
import { probe } from '../test/probe.ts';

const body = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 10 }),
    kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
    parts: Type.Optional(Type.Object({ list: Type.Array(Type.String()) })),
  },
  { additionalProperties: false },
);
const statements: Record<string, string> = {
  '22P02': `select 'x'::int`,
  '22021': `select convert_from('\\x00'::bytea, 'UTF8')`,
  '23505': `insert into families (hashid, name, paid_children) values ('twice', 'A', 1), ('twice', 'B', 1)`,
  '23503': `insert into users (family_id, hashid, family_role, firstname, lastname, gender) values (-1, 'x', 'member', 'a', 'b', 'man')`,
  '23514': `insert into families (hashid, name, paid_children) values ('negative', 'A', -1)`,
  '40001': `do $$ begin raise exception 'x' using errcode = '40001'; end $$`,
  '53100': `do $$ begin raise exception 'x' using errcode = '53100'; end $$`,
  '57P01': `do $$ begin raise exception 'x' using errcode = '57P01'; end $$`,
  XX000: `do $$ begin raise exception 'geheim@voorbeeld.example' using errcode = 'XX000'; end $$`,
};

eachEngine((engine) => {
  let test: TestApp;
  const lines = new LogLines();
  before(async () => {
    const probes = probe((scope) => {
      scope.post('/api/v1/probe/body', { config: { access: 'public' }, schema: { body } }, (request) => request.body);
      scope.delete('/api/v1/probe/body', { config: { access: 'public' }, schema: { body } }, (request) => request.body);
      scope.get(
        '/api/v1/probe/query',
        { config: { access: 'public' }, schema: { querystring: Type.Object({ hashid: Type.String() }) } },
        () => ({}),
      );
      scope.post('/api/v1/probe/file', { config: { access: 'public' } }, async (request) => {
        await readMultipart(request, { image: PHOTO_FIELD });
        return {};
      });
      scope.get('/api/v1/probe/database/:code', { config: { access: 'public' } }, async (request) => {
        const { code } = request.params as { code: string };
        await test.services.db.execute(sql.raw(statements[code] ?? ''));
        return {};
      });
      scope.get('/api/v1/probe/broken', { config: { access: 'public' } }, () => {
        throw new TypeError('jan@voorbeeld.example has no "Vries"');
      });
      scope.get('/api/v1/probe/thrown', { config: { access: 'public' } }, () => Promise.reject(new Error('x')));
    });
    test = await engine.app({ log: createLog('info', lines) }, { extra: [probes] });
  });
  const post = (payload: string | Buffer, type = 'application/json', url = '/api/v1/probe/body') =>
    test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  it('S-87 malformed JSON is B400', async () => {
    for (const payload of [
      '{',
      '{"name":}',
      'undefined',
      '{"name":"a"',
      "{'name':'a'}",
      'NaN',
      '{"name":"a",}',
      '\u0000',
    ]) {
      const answer = await post(payload);
      assert.equal(answer.statusCode, 400, payload);
      assert.deepEqual(answer.json(), { message: 'Het verzoek is niet leesbaar.' });
      assertOurShape(answer);
    }
  });

  it('S-87 JSON that parses but can’t be stored or walked is refused: deep nesting, half a surrogate pair, NUL', async () => {
    for (const payload of [
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
    ]) {
      const answer = await post(payload);
      assert.ok([400, 413, 422].includes(answer.statusCode));
      assertOurShape(answer);
    }
    for (const text of ['a\\u0000b', '\\ud800', '\\udc00x']) {
      const answer = await post(`{"name":"${text}"}`);
      assert.equal(answer.statusCode, 422);
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['name']);
      assertOurShape(answer);
    }
    const query = await test.app.inject({ url: '/api/v1/probe/query?hashid=a%00b' });
    assert.equal(query.statusCode, 422);
    assert.equal((await post('{"name":"👍"}')).statusCode, 200);
  });

  it('S-87 a byte order mark and duplicate keys do no harm', async () => {
    assert.deepEqual((await post('\uFEFF{"name":"a"}')).json(), { name: 'a' });
    assert.deepEqual((await post('{"name":"a","name":"b"}')).json(), { name: 'b' });
  });

  it('S-42 __proto__, constructor and toString as fields change no prototype', async () => {
    for (const payload of [
      '{"__proto__":{"x":1},"name":"a"}',
      '{"constructor":{"prototype":{"x":1}},"name":"a"}',
      '{"toString":"x","name":"a"}',
    ]) {
      const answer = await post(payload);
      assert.ok([400, 422].includes(answer.statusCode), payload);
      assertOurShape(answer);
    }
    for (const query of ['__proto__=1', '__proto__[x]=1', 'constructor[prototype][x]=1']) {
      await test.app.inject({ url: `/api/v1/probe/query?hashid=a&${query}` });
    }
    assert.equal(({} as { x?: number }).x, undefined);
  });

  it('V422 has a Dutch sentence per field, keyed by its path', async () => {
    const answer = await post('{"kind":"c","parts":{"list":["a",1]},"extra":true}');
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(answer.json(), {
      errors: {
        name: 'Vul dit veld in.',
        kind: 'Kies een van de mogelijkheden.',
        'parts.list': 'Deze waarde klopt niet.',
        extra: 'Dit veld kennen we niet.',
      },
    });
    assert.deepEqual((await post('{"name":"12345678901"}')).json(), {
      errors: { name: 'Gebruik hoogstens 10 tekens.' },
    });
    assert.deepEqual((await post('{"name":7}')).json(), { errors: { name: 'Deze waarde klopt niet.' } });
    assert.deepEqual((await post('{"name":""}')).json(), { errors: { name: 'Vul dit veld in.' } });
  });

  it('S-85 an empty body, empty JSON and text are V422; another media type is 415', async () => {
    const remove = (payload: string | undefined, type?: string) =>
      test.app.inject({
        method: 'DELETE',
        url: '/api/v1/probe/body',
        ...(payload === undefined ? {} : { payload }),
        headers: type ? { 'content-type': type } : {},
      });
    for (const answer of [
      await remove(undefined),
      await remove('', 'application/json'),
      await remove('name=a', 'text/plain'),
      await remove('[]', 'application/json'),
    ]) {
      assert.equal(answer.statusCode, 422, answer.body);
      assertOurShape(answer);
    }
    const xml = await remove('<a/>', 'application/xml');
    assert.equal(xml.statusCode, 415);
    assertOurShape(xml);
  });

  it('S-86 a query given twice is V422', async () => {
    const answer = await test.app.inject({ url: '/api/v1/probe/query?hashid=a&hashid=b' });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['hashid']);
  });

  it('B413 has our shape, for a body and for a photo of one byte too many; at the limit it passes', async () => {
    const large = await post(JSON.stringify({ name: 'a'.repeat(300_000) }));
    assert.equal(large.statusCode, 413);
    assertOurShape(large);
    const form = (bytes: number) =>
      Buffer.concat([
        Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
        ),
        Buffer.alloc(bytes),
        Buffer.from('\r\n--x--\r\n'),
      ]);
    const photo = (bytes: number) => post(form(bytes), 'multipart/form-data; boundary=x', '/api/v1/probe/file');
    assert.equal((await photo(4_096_000)).statusCode, 200);
    const over = await photo(4_096_001);
    assert.equal(over.statusCode, 413);
    assert.deepEqual(over.json(), { errors: { image: 'Foto is te groot, max 4MB' } });
    const cut = await post(form(10).subarray(0, 100), 'multipart/form-data; boundary=x', '/api/v1/probe/file');
    assert.equal(cut.statusCode, 400);
    assertOurShape(cut);
  });

  it('S-94 an unknown call is a JSON N404, whatever its method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await test.app.inject({ method, url: '/api/v1/unknown' });
      assert.equal(answer.statusCode, 404);
      assert.deepEqual(answer.json(), { error: 'Niet gevonden.' });
      assertOurShape(answer);
    }
  });

  it('S-138 a database refusal is mapped, without the name of a constraint', async () => {
    const expected = {
      '22P02': 422,
      '22021': 422,
      '23505': 409,
      '23503': 409,
      '23514': 422,
      '40001': 409,
      '53100': 503,
      '57P01': 503,
      XX000: 500,
    };
    for (const [code, status] of Object.entries(expected)) {
      const answer = await test.app.inject({ url: `/api/v1/probe/database/${code}` });
      assert.equal(answer.statusCode, status, `${code}: ${answer.body}`);
      assert.doesNotMatch(answer.body, /_key|_unique|constraint|families|23\d{3}/);
      assertOurShape(answer);
      if (status === 503) assert.match(String(answer.headers['retry-after']), /^\d+$/);
    }
    assert.equal((await test.app.inject({ url: '/healthz' })).statusCode, 200);
  });

  it('S-137 an unforeseen error is E500 with the id of the request, and is logged without the values it repeats', async () => {
    for (const url of ['/api/v1/probe/broken', '/api/v1/probe/thrown']) {
      lines.clear();
      const answer = await test.app.inject({ url });
      assert.equal(answer.statusCode, 500);
      const id = /^Er ging iets mis\. Meld code ([0-9a-z]{16})\.$/.exec(
        answer.json<{ message: string }>().message,
      )?.[1];
      assert.ok(id);
      assert.equal(answer.headers['x-request-id'], id);
      assertOurShape(answer);
      assert.ok(lines.all().some((line) => line.reqId === id && line.msg === 'a request failed'));
      assert.doesNotMatch(lines.text(), /jan@voorbeeld|Vries/);
    }
  });

  it('each answer of the API carries the server’s time, for a device whose own clock is wrong', async () => {
    const other = await engine.app({ clock: () => NOW });
    const answer = await other.app.inject({ url: '/api/v1/contracts' });
    assert.equal(answer.headers.date, new Date(NOW).toUTCString());
    await other.close();
  });

  it('S-139 the log of a request names the route, and no path, query, token or value of the database', async () => {
    lines.clear();
    const { parent } = await makeFamily(test.services.db);
    const headers = await signedIn(parent);
    await test.app.inject({ url: '/api/v1/probe/query?hashid=canary-query', headers });
    await test.app.inject({ url: '/api/v1/unknown/canary-path' });
    await test.app.inject({ url: '/api/v1/probe/database/XX000', headers });
    await test.app.inject({ method: 'POST', url: '/api/v1/probe/body', payload: { name: 'canary-body-too-long' } });
    assert.ok(lines.all().some((line) => line.route === '/api/v1/probe/query' && line.status === 200));
    assert.doesNotMatch(lines.text(), new RegExp(`canary|geheim|${headers.authorization.slice(7, 40)}|insert into`));
  });
});
