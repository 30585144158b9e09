import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { eachEngine } from '../../test/engines.ts';

/** A disk without any room, which every system has. */
const FULL = process.platform === 'linux' ? '/proc' : '/dev';

eachEngine((engine) => {
  const statusOf = async ({ app }: Awaited<ReturnType<typeof engine.app>>, url: string) =>
    (await app.inject({ url })).statusCode;

  test('F8 with a full disk, an open migration, no writes or no connection the server lives and is not ready', async () => {
    const made = await engine.app();
    const { db, env } = made.services;
    assert.equal(await statusOf(made, '/readyz'), 200);

    const { dataDir } = env;
    env.dataDir = FULL;
    assert.equal(await statusOf(made, '/readyz'), 503);
    assert.equal(await statusOf(made, '/healthz'), 200);
    env.dataDir = dataDir;

    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = ${newest}`,
    );
    assert.equal(await statusOf(made, '/readyz'), 503);
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = ${newest}`,
    );
    assert.equal(await statusOf(made, '/readyz'), 200);

    const hold = () => Promise.all(Array.from({ length: db.$client.options.max }, () => db.$client.connect()));
    const held = await hold();
    assert.equal(await statusOf(made, '/readyz'), 503);
    assert.equal(await statusOf(made, '/healthz'), 200);
    for (const client of held) await client.query('set session characteristics as transaction read only');
    for (const client of held) client.release();
    assert.equal(await statusOf(made, '/readyz'), 503);
    assert.equal(await statusOf(made, '/healthz'), 200);

    // Other files use the same embedded database after this one.
    for (const client of await hold()) {
      await client.query('set session characteristics as transaction read write');
      client.release();
    }
    assert.equal(await statusOf(made, '/readyz'), 200);
  });
});
