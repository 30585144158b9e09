import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { loadKeys, publicKeys } from './keys.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('keys', (setup) => {
  test('simultaneous first starts end with the same keys, and so does every later start', async () => {
    await setup.db.execute(sql`delete from secrets`);
    const starts = await Promise.all(Array.from({ length: 6 }, () => loadKeys(setup.db)));
    for (const keys of starts) assert.deepEqual(keys, starts[0]);
    assert.deepEqual(await loadKeys(setup.db), starts[0]);
  });

  test('the signing key is ES256 with a name, the cookie key has 256 random bits', async () => {
    const keys = await loadKeys(setup.db);
    const [signing] = keys.jwks.keys;
    assert.deepEqual(
      [signing?.kty, signing?.crv, signing?.alg, signing?.use, typeof signing?.kid],
      ['EC', 'P-256', 'ES256', 'sig', 'string'],
    );
    assert.equal(Buffer.from(keys.cookies[0] ?? '', 'base64url').length, 32);
  });

  test('the published keys hold no private part', async () => {
    assert.deepEqual(
      publicKeys(await loadKeys(setup.db)).keys.map((key) => Object.keys(key).sort()),
      [['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']],
    );
    const served = (await (await setup.browser().get('/oidc/jwks')).json()) as { keys: object[] };
    assert.ok(served.keys.every((key) => !('d' in key)));
  });
});
