import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { asc, isNull } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { buildApp } from '../app.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { agree } from '../test/agree.ts';
import { apiClient } from '../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../test/drafts.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine } from '../test/engines.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { sampled } from '../test/sampled.ts';
import { sameStructure, structureOf } from '../test/structure.ts';
import { lookThrough } from '../verify/verifyDatabase.ts';
import type { Db } from './database.ts';
import { knownMigrations } from './knownMigrations.ts';
import { migrateUp } from './migrate.ts';
import { orders } from './orderSchema.ts';
import { users } from './schema.ts';

/**
 * Backups of a small family, each made by the code of its time and named after the newest migration of that time. A
 * release adds one: OLD_DATA=make has this test write it (docs/reliability.md, F17).
 */
const FOLDER = path.join(import.meta.dirname, 'oldData');
const fixtures = readdirSync(FOLDER).sort();
/** The oldest and the newest in each run, with some of those between. */
const opened = fixtures.filter((_name, at) => at === 0 || at === fixtures.length - 1 || sampled(at, 4));

async function withClient<T>(db: Db, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

test('24 data of at least eight migrations are kept, the oldest and the newest far apart', () => {
  const known = knownMigrations().map(({ tag }) => `${tag}.backup`);
  assert.ok(fixtures.length >= 8);
  assert.deepEqual(
    fixtures.filter((name) => !known.includes(name)),
    [],
  );
  assert.ok(known.indexOf(fixtures[0] ?? '') < 8);
});

eachEngine((engine) => {
  for (const name of opened)
    test(`24 data of ${name} are brought up to date, found as they were stored, and read by their family`, async () => {
      const services = await engine.services();
      const { db } = services;
      await emptyDatabase(db);
      await withClient(db, (client) => migrateUp(client));
      const begun = await structureOf(db);
      await emptyDatabase(db);
      await withClient(db, (client) => restoreBackup(client, path.join(FOLDER, name)));
      sameStructure(await structureOf(db), begun);
      assert.deepEqual((await withClient(db, lookThrough)).wrong, []);
      const [founder] = await db
        .select()
        .from(users)
        .where(isNull(users.relation_type))
        .orderBy(asc(users.id))
        .limit(1);
      const app = await buildApp(services, { appFolder: null });
      const jan = await apiClient(app, founder ?? null);
      const { body: family } = await jan.get('/user');
      assert.equal(family.firstname, 'Jan');
      const { body: list } = await jan.get('/contracts');
      assert.equal(list.length, 2, 'a gift and a loan');
      const loan = list.find(({ type }: { type: string }) => type !== 'GiftContract');
      const { status, body } = await jan.get(`/contract?hashid=${loan.hashid}`);
      assert.equal(status, 200);
      assert.deepEqual(
        body.events.map(({ kind, date, amount }: Record<string, unknown>) => [kind, date, amount]),
        [['payment', '2026-02-01', 100_000]],
      );
      assert.equal((await jan.post('/contract/generated', { hashid: loan.hashid })).status, 200);
      const { body: sold } = await jan.get('/orders');
      assert.deepEqual(
        sold.orders.map(({ price, invoices }: { price: { total: number }; invoices: unknown[] }) => [
          price.total,
          invoices.length,
        ]),
        (await db.select().from(orders)).map(({ amount }) => [amount, 1]),
      );
      assert.ok(((await jan.get('/activity')).body.lines as unknown[]).length > 2);
      // New records are added next to it.
      const payment = { contract: loan.hashid, kind: 'payment', date: '2026-03-01', amount: 100_000 };
      assert.ok((await jan.post('/contract/event', payment)).status < 300);
      assert.deepEqual((await withClient(db, lookThrough)).wrong, []);
      await app.close();
    });

  // Made on request; not skipped otherwise, as CI counts a skipped test as a failure.
  if (process.env.OLD_DATA === 'make' && engine.name === 'pglite')
    test('the small family of a release', async () => {
      const { app, services } = await engine.app();
      const family = await makeFamily(services.db);
      const bram = await makeUser(services.db, family.id);
      const jan = await apiClient(app, family.parent);
      const gift = (await jan.post('/contract', giftDraft(family.parent.hashid, bram.hashid))).body;
      const draft = { ...giftDraft(family.parent.hashid, bram.hashid), total: 700_000 };
      await agree(jan, String(gift.hashid), { kind: 'terms', draft });
      const loan = (await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid))).body;
      await jan.post('/contract/event', {
        contract: loan.hashid,
        kind: 'payment',
        date: '2026-02-01',
        amount: 100_000,
      });
      await jan.post('/order', { children: 3 });
      const newest = knownMigrations().at(-1)?.tag ?? '';
      await withClient(services.db, (client) => takeBackup(client, path.join(FOLDER, `${newest}.backup`), new Date()));
    });
});
