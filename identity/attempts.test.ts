import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { passwordAttempts } from './attempts.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('counting attempts', (world) => {
  const waits = async (email: string, ip: string, times: number) => {
    let last = 0;
    for (let i = 0; i < times; i += 1) last = await passwordAttempts(world.db, email, ip).begin();
    return last;
  };

  test('S-144 who guesses from one address does not lock the owner out at another', async () => {
    assert.ok((await waits('jan@voorbeeld.example', '192.0.2.1', 6)) > 0);
    assert.equal(await waits('jan@voorbeeld.example', '192.0.2.2', 1), 0);
  });

  test('S-144 one address may not try one password on every account', async () => {
    for (let i = 0; i < 50; i += 1) assert.equal(await passwordAttempts(world.db, `persoon${i}@voorbeeld.example`, '192.0.2.9').begin(), 0);
    assert.ok((await passwordAttempts(world.db, 'nog-een@voorbeeld.example', '192.0.2.9').begin()) > 0);
  });

  test('S-144 the wait ends by itself, and what failed long ago counts no more', async () => {
    assert.ok((await waits('an@voorbeeld.example', '192.0.2.3', 7)) > 0);
    await world.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    assert.equal(await waits('an@voorbeeld.example', '192.0.2.3', 5), 0);
    assert.ok((await waits('an@voorbeeld.example', '192.0.2.3', 1)) > 0);
  });

  test('no e-mail address is stored with the count', async () => {
    await waits('geheim@voorbeeld.example', '192.0.2.4', 1);
    const { rows } = await world.db.execute<{ key: string }>(sql`select key from rate_limits`);
    assert.ok(rows.length > 0);
    assert.ok(rows.every(({ key }) => !key.includes('@') && !key.includes('192.0.2')));
  });
});
