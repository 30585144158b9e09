import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { after, before, it } from 'node:test';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeContract, makeFamily, makeUser, signedIn } from '../test/factories.ts';

eachEngine((engine) => {
  let test: TestApp;
  let authorization: string;
  before(async () => {
    test = await engine.app();
    const family = await makeFamily(test.services.db);
    const child = await makeUser(test.services.db, family.id);
    for (let n = 0; n < 20; n += 1) await makeContract(test.services.db, family.parent, child);
    ({ authorization } = await signedIn(family.parent));
  });
  after(() => test.close());

  const ask = (url: string, headers: Record<string, string>) =>
    test.app.inject({ url: `/api/v1${url}`, headers: { authorization, ...headers } });

  it('a list of twenty contracts takes few bytes, and has the same content', async () => {
    const plain = await ask('/contracts', {});
    assert.equal(plain.headers['content-encoding'], undefined);
    for (const [accepted, read] of [
      ['br, gzip', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const small = await ask('/contracts', { 'accept-encoding': accepted });
      assert.equal(small.headers['content-encoding'], accepted.split(',')[0]);
      assert.match(String(small.headers.vary), /accept-encoding/i);
      assert.deepEqual(JSON.parse(read(small.rawPayload).toString()), plain.json());
      assert.ok(small.rawPayload.length <= 3500, `${small.rawPayload.length} of ${plain.rawPayload.length} bytes`);
    }
  });

  it('a client that already has the list gets 304, compressed or not', async () => {
    const { etag } = (await ask('/contracts', { 'accept-encoding': 'br' })).headers;
    const again = await ask('/contracts', { 'accept-encoding': 'br', 'if-none-match': String(etag) });
    assert.equal(again.statusCode, 304);
    assert.equal(again.rawPayload.length, 0);
  });

  it('a short answer stays as it is', async () => {
    const short = await ask('/security', { 'accept-encoding': 'br' });
    assert.equal(short.headers['content-encoding'], undefined);
    assert.equal(short.statusCode, 200);
  });
});
