import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { rateLimits } from '../db/requestSchema.ts';
import { eachEngine } from '../test/engines.ts';
import { makeFamily, signedIn, type TestFamily } from '../test/factories.ts';

/** A small call that needs a token, so that it counts for the person. */
const call = async (app: FastifyInstance, { parent }: TestFamily) =>
  (await app.inject({ url: '/api/v1/user', headers: await signedIn(parent) })).statusCode;

eachEngine((engine) => {
  it('S-145 two processes count together: a person gets no second 600 from the other', async () => {
    const { app, services } = await engine.app();
    const other = await buildApp(services, { appFolder: null });
    const [busy, quiet] = [await makeFamily(services.db), await makeFamily(services.db)];
    let allowed = 0;
    for (let n = 0; n < 400; n += 1)
      for (const process of [app, other]) if ((await call(process, busy)) === 200) allowed += 1;
    assert.ok(allowed >= 600 && allowed <= 650, `${allowed} of 800`);
    for (const process of [app, other]) {
      const { parent } = busy;
      const refused = await process.inject({ url: '/api/v1/user', headers: await signedIn(parent) });
      assert.equal(refused.statusCode, 429);
      const wait = Number(refused.headers['retry-after']);
      assert.ok(wait >= 1 && wait <= 60, `${wait}`);
      assert.equal(await call(process, quiet), 200);
    }
    await other.close();
  });

  it('S-145 a person with few calls costs no database query', async () => {
    const { app, services } = await engine.app();
    const family = await makeFamily(services.db);
    const told = async () =>
      (await services.db.select({ count: rateLimits.count }).from(rateLimits)).map(({ count }) => count);
    for (let n = 0; n < 49; n += 1) await call(app, family);
    assert.deepEqual(await told(), []);
    assert.equal(await call(app, family), 200);
    assert.deepEqual(await told(), [50]);
  });

  it('without the counting table each process goes on with its own count', async () => {
    const { app, services } = await engine.app();
    const family = await makeFamily(services.db);
    await services.db.execute(sql`alter table rate_limits rename to elsewhere`);
    for (let n = 0; n < 600; n += 1) assert.equal(await call(app, family), 200);
    assert.equal(await call(app, family), 429);
    await services.db.execute(sql`alter table elsewhere rename to rate_limits`);
  });
});
