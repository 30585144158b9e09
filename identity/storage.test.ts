import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createStorage } from './storage.ts';
import { sweepExpired } from './sweep.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('storage of the provider', (setup) => {
  const store = (model: string) => createStorage(setup.db)(model);

  test('finds what was stored, by model and id, with every kind of value', async () => {
    const payload = { accountId: 'é "ş"', iat: 1, list: ['a', null], nested: { a: { b: true } }, 'key:odd': 'x' };
    await store('Session').upsert('one', payload, 60);
    assert.deepEqual(await store('Session').find('one'), payload);
    assert.equal(await store('Grant').find('one'), undefined);
    assert.equal(await store('Session').find('none'), undefined);
    assert.equal(await store('Session').find('o\0ne'), undefined);
  });

  test('stores again over what is there, expiry and uid included', async () => {
    await store('Session').upsert('two', { uid: 'first' }, 60);
    await store('Session').upsert('two', { uid: 'second' }, 600);
    assert.equal(await store('Session').findByUid('first'), undefined);
    assert.deepEqual(await store('Session').findByUid('second'), { uid: 'second' });
    const { rows } = await setup.db.execute<{ left: number }>(
      sql`select extract(epoch from expires_at - now())::int as left from oidc_payloads where id = 'two'`,
    );
    assert.ok((rows[0]?.left ?? 0) > 500);
  });

  test('finds by user code', async () => {
    await store('DeviceCode').upsert('device', { userCode: 'ABCD-EFGH' }, 60);
    assert.deepEqual(await store('DeviceCode').findByUserCode('ABCD-EFGH'), { userCode: 'ABCD-EFGH' });
  });

  test('consumes once, and says when', async () => {
    await store('AuthorizationCode').upsert('code', { grantId: 'g1' }, 60);
    await store('AuthorizationCode').consume('code');
    const found = await store('AuthorizationCode').find('code');
    assert.equal(typeof found?.consumed, 'number');
    await assert.rejects(store('AuthorizationCode').consume('code'), { error: 'invalid_grant' });
  });

  test('S-9 of two uses at once one is refused, and the family is gone', async () => {
    await store('Grant').upsert('g2', {}, 60);
    await store('RefreshToken').upsert('r2', { grantId: 'g2' }, 60);
    await store('RefreshToken').upsert('r3', { grantId: 'g2' }, 60);
    const outcomes = await Promise.allSettled([
      store('RefreshToken').consume('r2'),
      store('RefreshToken').consume('r2'),
    ]);
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    assert.equal(await store('Grant').find('g2'), undefined);
    assert.equal(await store('RefreshToken').find('r3'), undefined);
  });

  test("destroys one, and revokes all of a grant but another model's", async () => {
    await store('RefreshToken').upsert('a', { grantId: 'g4' }, 60);
    await store('RefreshToken').upsert('b', { grantId: 'g4' }, 60);
    await store('AuthorizationCode').upsert('c', { grantId: 'g4' }, 60);
    await store('RefreshToken').upsert('d', { grantId: 'g5' }, 60);
    await store('RefreshToken').revokeByGrantId('g4');
    assert.equal(await store('RefreshToken').find('a'), undefined);
    assert.equal(await store('RefreshToken').find('b'), undefined);
    assert.notEqual(await store('AuthorizationCode').find('c'), undefined);
    await store('RefreshToken').destroy('d');
    assert.equal(await store('RefreshToken').find('d'), undefined);
  });

  test('sweeps what has expired long enough ago, in batches, and nothing else', async () => {
    await setup.db.execute(sql`delete from oidc_payloads`);
    await setup.db.execute(sql`
      insert into oidc_payloads (model, id, payload, expires_at)
      select 'Interaction', 'old' || n, '{}', now() - interval '2 hours' from generate_series(1, 1234) n`);
    await store('Session').upsert('alive', {}, 60);
    await store('Session').upsert('just gone', {}, -60);
    await store('Session').upsert('for good', {});
    const removed = (await Promise.all([sweepExpired(setup.db), sweepExpired(setup.db)])).reduce((a, b) => a + b);
    assert.equal(removed, 1234);
    const { rows } = await setup.db.execute<{ id: string }>(sql`select id from oidc_payloads order by id`);
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['alive', 'for good', 'just gone'],
    );
  });
});
