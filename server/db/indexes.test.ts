import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { makeBelongings } from '../test/belongings.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { callsNaming } from '../test/everyRoute/callsNaming.ts';
import { describedRoutes } from '../test/everyRoute/shapes.ts';
import { makeFamily, makeUser, signedIn, type TestFamily } from '../test/factories.ts';
import { meantWhole } from '../test/plans/meantWhole.ts';
import { doOwnWork } from '../test/plans/ownWork.ts';
import { type Plan, readsWhole, recordStatements, type Statement } from '../test/statements.ts';

eachEngine((engine) => {
  // The embedded engine has the same tables and the same statements; one planner is enough.
  if (engine.name === 'pglite') return;
  let made: TestApp;
  let family: TestFamily;
  let ours: Record<string, string>;
  const seen = new Map<string, Statement>();

  before(async () => {
    made = await engine.app();
    // Told how few rows there are, PostgreSQL would rightly read these tables whole: it must not count them meanwhile.
    const { rows } = await made.services.db.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of rows)
      await made.services.db.execute(sql.raw(`alter table ${name} set (autovacuum_enabled = false)`));
    recordStatements(made.services.db.$client, seen);
    family = await makeFamily(made.services.db);
    ours = await makeBelongings(made, family);
    // Reading the newest mail is the test's own.
    for (const [key, { text }] of seen)
      if (/order by "mail_outbox"\."id" desc limit \$1$/u.test(text)) seen.delete(key);
  });

  /** The growing tables that a statement seen so far reads from one end to the other, by statement. */
  async function wholeReads(): Promise<string[]> {
    const statements = [...seen.values()];
    const client = await made.services.db.$client.connect();
    const found: string[] = [];
    try {
      // Anything an index can answer row by row, it does; a handful of rows would make other ways cheaper.
      for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`);
      for (const { text, values } of statements) {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (format json) ${text}`,
          values,
        );
        const tables = readsWhole(rows[0]!['QUERY PLAN'][0].Plan);
        if (!meantWhole(text, tables)) found.push(`${tables.join(', ')}: ${text}`);
      }
    } finally {
      client.release(true);
    }
    seen.clear();
    return found;
  }

  it('every request of a family is answered from an index: no table of all families is read whole', async () => {
    for (const route of (await describedRoutes(made.app)).filter(({ url }) => !/\/(admin|partnercode)/u.test(url))) {
      // Another caller for each: one may not call this often in a minute.
      for (const family_role of ['manager', 'member'] as const) {
        const sub = `${family_role} ${route.method} ${route.url}`;
        const headers = await signedIn(
          await makeUser(made.services.db, family.id, { family_role, sub, login: true, signed: true }),
        );
        for (const id of route.method === 'GET' ? Object.values(ours) : [ours.contract!, ours.child!]) {
          for (const call of callsNaming(route, id)) {
            await made.services.db.execute(sql`delete from rate_limits`);
            await made.app.inject({ ...call, headers: { ...call.headers, ...headers } });
          }
        }
      }
    }
    assert.ok(seen.size > 60, `${seen.size} statements`);
    assert.deepEqual(await wholeReads(), []);
  });

  it('requests for nobody in particular are answered from an index too: queues, rounds, cleaning, administrators, an erasure', async () => {
    seen.clear();
    await doOwnWork(made.services, await makeFamily(made.services.db));
    assert.ok(seen.size > 60, `${seen.size} statements`);
    assert.deepEqual(await wholeReads(), []);
  });
});
