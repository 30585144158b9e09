import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { hashSecretToken } from '../server/secretToken.ts';
import { createStorage } from './storage.ts';
import { sweepExpired } from './sweep.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('storage of the provider', (setup) => {
  const store = (model: string) => createStorage(setup.db)(model);

  test('an entry is found by model and id, with every kind of value', async () => {
    const payload = { accountId: 'é "ş"', iat: 1, list: ['a', null], nested: { a: { b: true } }, 'key:odd': 'x' };
    await store('Session').upsert('one', payload, 60);
    assert.deepEqual(await store('Session').find('one'), { ...payload, jti: 'one' });
    assert.equal(await store('Grant').find('one'), undefined);
    assert.equal(await store('Session').find('none'), undefined);
    assert.equal(await store('Session').find('o\0ne'), undefined);
  });

  test('storing again replaces the entry, expiry and uid included', async () => {
    await store('Session').upsert('two', { uid: 'first' }, 60);
    await store('Session').upsert('two', { uid: 'second' }, 600);
    assert.equal(await store('Session').findByUid('first'), undefined);
    assert.deepEqual(await store('Session').findByUid('second'), { uid: 'second' });
    const { rows } = await setup.db.execute<{ left: number }>(
      sql`select extract(epoch from expires_at - now())::int as left from oidc_payloads where uid = 'second'`,
    );
    assert.ok((rows[0]?.left ?? 0) > 500);
  });

  test('S-261 no id that opens something is kept, in any model; its holder finds everything that was stored', async () => {
    const returnTo = 'https://onderling.example/oidc/auth/of-login';
    const known = { accountId: 'jan', uid: 'known' };
    const begun = { jti: 'of-login', returnTo, params: { state: 'of-login' } };
    await store('Interaction').upsert('of-login', { ...begun, session: { ...known, cookie: 'of-browser' } }, 60);
    await store('RefreshToken').upsert('of-token', { jti: 'of-token', grantId: 'of-grant', accountId: 'jan' }, 60);
    await store('Session').upsert('of-browser', { jti: 'of-browser', uid: 'known', accountId: 'jan' }, 60);
    assert.deepEqual(await store('Interaction').find('of-login'), { ...begun, session: known });
    assert.equal((await store('RefreshToken').find('of-token'))?.grantId, 'of-grant');
    assert.equal((await store('Session').findByUid('known'))?.accountId, 'jan');
    const rows = JSON.stringify(
      (await setup.db.execute(sql`select model, id, payload - 'params' as payload, grant_id from oidc_payloads`)).rows,
    );
    for (const id of ['of-login', 'of-token', 'of-browser']) assert.ok(!rows.includes(id), id);
    assert.equal(
      await store('RefreshToken').find(hashSecretToken('of-token')),
      undefined,
      'the stored rows open nothing',
    );
  });

  test('an entry is found by user code', async () => {
    await store('DeviceCode').upsert('device', { userCode: 'ABCD-EFGH' }, 60);
    assert.deepEqual(await store('DeviceCode').findByUserCode('ABCD-EFGH'), { userCode: 'ABCD-EFGH' });
  });

  test('an entry is consumed once, with the time', async () => {
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

  test("one entry is destroyed, and a grant's are all revoked except another model's", async () => {
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

  test('entries that expired long enough ago are swept in batches, and nothing else', async () => {
    await setup.db.execute(sql`delete from oidc_payloads`);
    await setup.db.execute(sql`
      insert into oidc_payloads (model, id, payload, expires_at)
      select 'Interaction', 'old' || n, '{}', now() - interval '2 hours' from generate_series(1, 1234) n`);
    await store('Session').upsert('1', { uid: 'alive' }, 60);
    await store('Session').upsert('2', { uid: 'just gone' }, -60);
    await store('Session').upsert('3', { uid: 'for good' });
    const removed = (await Promise.all([sweepExpired(setup.db), sweepExpired(setup.db)])).reduce((a, b) => a + b);
    assert.equal(removed, 1234);
    const { rows } = await setup.db.execute<{ uid: string }>(sql`select uid from oidc_payloads order by uid`);
    assert.deepEqual(
      rows.map(({ uid }) => uid),
      ['alive', 'for good', 'just gone'],
    );
  });
});
