import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { passwordAttempts } from './attempts.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('counting attempts', (setup) => {
  const waits = async (email: string, ip: string, times: number) => {
    let last = 0;
    for (let i = 0; i < times; i += 1) last = await passwordAttempts(setup.db, email, ip).begin();
    return last;
  };

  test('S-144 guessing from one address does not lock the owner out at another', async () => {
    assert.ok((await waits('jan@voorbeeld.example', '192.0.2.1', 6)) > 0);
    assert.equal(await waits('jan@voorbeeld.example', '192.0.2.2', 1), 0);
  });

  test('S-144 one address may not try one password on every account', async () => {
    for (let i = 0; i < 25; i += 1)
      assert.equal(await passwordAttempts(setup.db, `persoon${i}@voorbeeld.example`, '192.0.2.9').begin(), 0);
    assert.ok((await passwordAttempts(setup.db, 'nog-een@voorbeeld.example', '192.0.2.9').begin()) > 0);
  });

  test('S-144 one address with many failures at a few accounts blocks nobody else there, and one with failures at many blocks them for minutes only', async () => {
    const login = (email: string) => passwordAttempts(setup.db, email, '192.0.2.40').begin();
    for (let i = 0; i < 60; i += 1) await login(`mis${i % 10}@voorbeeld.example`);
    assert.equal(await login('buurman@voorbeeld.example'), 0);
    for (let i = 10; i < 60; i += 1) await login(`mis${i}@voorbeeld.example`);
    const wait = await login('buurvrouw@voorbeeld.example');
    assert.ok(wait > 0 && wait <= 300, String(wait));
    assert.ok((await login('buurvrouw@voorbeeld.example')) > 0, 'asking again is no way in');
  });

  test("S-144 a guesser at the owner's own address, or a thousand addresses at once, can't lock out the owner's device; nor does that device help to guess on", async () => {
    const owner = (ip: string) =>
      passwordAttempts(setup.db, 'eigenaar@voorbeeld.example', ip, 'the-device-of-the-owner');
    for (let i = 0; i < 30; i += 1)
      await passwordAttempts(setup.db, 'eigenaar@voorbeeld.example', '192.0.2.50').begin();
    for (let i = 0; i < 100; i += 1)
      await passwordAttempts(setup.db, 'eigenaar@voorbeeld.example', `198.51.100.${i}`).begin();
    assert.ok(
      (await passwordAttempts(setup.db, 'eigenaar@voorbeeld.example', '203.0.113.9').begin()) > 0,
      'from everywhere together',
    );
    assert.equal(await owner('192.0.2.50').begin(), 0);
    await owner('192.0.2.50').succeeded();
    for (let i = 0; i < 5; i += 1) assert.equal(await owner('203.0.113.77').begin(), 0);
    assert.ok((await owner('203.0.113.77').begin()) > 0);
  });

  test('S-144 the wait ends automatically, and old failures no longer count', async () => {
    assert.ok((await waits('an@voorbeeld.example', '192.0.2.3', 7)) > 0);
    await setup.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    assert.equal(await waits('an@voorbeeld.example', '192.0.2.3', 5), 0);
    assert.ok((await waits('an@voorbeeld.example', '192.0.2.3', 1)) > 0);
  });

  test('no e-mail address is stored with the count', async () => {
    await waits('geheim@voorbeeld.example', '192.0.2.4', 1);
    const { rows } = await setup.db.execute<{ key: string }>(sql`select key from rate_limits`);
    assert.ok(rows.length > 0);
    assert.ok(rows.every(({ key }) => !key.includes('@') && !key.includes('192.0.2')));
  });
});
