import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';
import { isNotNull, sql } from 'drizzle-orm';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { contentLog } from '../db/contentSchema.ts';
import type { Db } from '../db/database.ts';
import { agree } from '../test/agree.ts';
import { apiClient } from '../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../test/drafts.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { lookThrough } from './verifyDatabase.ts';

/** As a superuser of the database who puts its triggers aside. */
const tamper = (db: Db, statement: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });

async function wrongIn(db: Db): Promise<string[]> {
  const client = await db.$client.connect();
  try {
    return (await lookThrough(client)).wrong;
  } finally {
    client.release();
  }
}

const CHANGED = 'is not what the log has';
const TABLES = ['content_log', 'contracts', 'contract_parties', 'contract_versions', 'contract_events', 'orders'];

eachEngine((engine) => {
  let made: TestApp;
  before(async () => {
    made = await engine.app();
    const { db } = made.services;
    const family = await makeFamily(db);
    const bram = await makeUser(db, family.id);
    await makeUser(db, family.id, { firstname: 'Tess' });
    const jan = await apiClient(made.app, family.parent);
    const gift = (await jan.post('/contract', giftDraft(family.parent.hashid, bram.hashid))).body;
    const draft = { ...giftDraft(family.parent.hashid, bram.hashid), total: 700_000 };
    await agree(jan, String(gift.hashid), { kind: 'terms', draft });
    const loan = (await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid))).body;
    for (const date of ['2026-02-01', '2026-03-01'])
      await jan.post('/contract/event', { contract: loan.hashid, kind: 'payment', date, amount: 100_000 });
    for (const year of [2024, 2025]) assert.equal((await jan.post('/statement/pdf', { year })).status, 200);
    assert.equal((await jan.post('/order', { children: 3 })).status, 200);
    const { rows } = await db.execute(sql`select id from contract_events`);
    assert.equal(rows.length, 2);
  });

  /** Does it, sees the sentence among the findings, and puts everything back. */
  async function found(attack: string, sentence: string, how = tamper): Promise<void> {
    const { db } = made.services;
    const keep = [...TABLES, 'statements'];
    for (const table of keep) await db.execute(sql.raw(`create table was_${table} as select * from ${table}`));
    await how(db, attack);
    const wrong = await wrongIn(db);
    for (const table of keep)
      await tamper(
        db,
        `delete from ${table}; insert into ${table} overriding system value select * from was_${table}; drop table was_${table}`,
      );
    assert.ok(
      wrong.some((one) => one.includes(sentence)),
      `${attack}\n${wrong.join('\n') || 'nothing was found'}`,
    );
    assert.deepEqual(await wrongIn(db), []);
  }

  for (const [attack, sentence] of [
    ['update contracts set total = total + 1 where id = 1', `contracts 1: it ${CHANGED}`],
    ['update contracts set total = total + 5000000 where id = 2', `contracts 2: it ${CHANGED}`],
    [`update contracts set terms = terms || '{"rate_millipercent":9000}' where id = 2`, `contracts 2: it ${CHANGED}`],
    [`update contracts set terms = terms || '{"start_date":"2025-12-02"}' where id = 2`, `contracts 2: it ${CHANGED}`],
    ['update contracts set signed_date = signed_date - 1 where id = 1', `contracts 1: it ${CHANGED}`],
    ['update contracts set removed_at = now() where id = 1', `contracts 1: it ${CHANGED}`],
    [`update contract_parties set user_id = 3 where contract_id = 2 and side = 'to'`, `contracts 2: it ${CHANGED}`],
    [
      `update contract_versions set snapshot = jsonb_set(snapshot, '{total}', '1') where contract_id = 1`,
      `contract_versions 1/1: it ${CHANGED}`,
    ],
    [
      `update contract_events set facts = facts || '{"amount":100001}' where id = 1`,
      `contract_events 1: it ${CHANGED}`,
    ],
    [`update contract_events set date = date + 1 where id = 2`, `contract_events 2: it ${CHANGED}`],
    ['delete from contract_events where id = 2', 'contract_events 2: the log has it, and it is missing'],
    [
      `insert into contract_events (family_id, contract_id, hashid, kind, date, facts, status, recorded_by)
        select family_id, contract_id, 'nep', kind, date, facts, status, recorded_by from contract_events where id = 1`,
      ': it stands here, and the log does not have it',
    ],
    [
      `update orders set amount = 1, price = price || '{"total":1,"subtotal":1,"discount":0,"vat":0}'`,
      `orders 1: it ${CHANGED}`,
    ],
    [
      `update statements set year = 9999 where year = 2024; update statements set year = 2024 where year = 2025;
        update statements set year = 2025 where year = 9999`,
      `statements 1: it ${CHANGED}`,
    ],
    ['delete from content_log where seq = 2', 'line 2 should stand here'],
    [`update content_log set digest = 'x' where seq = 2`, 'line 2 of the contents'],
    ['update content_log set salt = null where seq = 2', ': it '],
  ] as const)
    test(`S-544 found, with the triggers put aside: ${attack}`, () => found(attack, sentence));

  for (const [attack, sentence] of [
    ['update contracts set total = total + 100 where id = 1', 'contracts 1: it was changed, and the log has no line'],
    [
      `update contract_parties set user_id = 3 where contract_id = 2 and side = 'to'`,
      'contracts 2: it was changed, and the log has no line',
    ],
    [
      'update orders set created_at = now() where id = 1; update orders set status = status',
      'orders 1: it was changed, and the log has no line',
    ],
    [
      `insert into contract_events (family_id, contract_id, hashid, kind, date, facts, status, recorded_by)
        select family_id, contract_id, 'nep', kind, date, facts, status, recorded_by from contract_events where id = 1`,
      ': it was put in, and the log has no line',
    ],
  ] as const)
    test(`S-544 found, by a plain statement beside the product: ${attack}`, () =>
      found(attack, sentence, async (db) => void (await db.execute(sql.raw(attack)))));

  test('S-544 a contract removed whole by an erasure, and a restored backup, are found right', async () => {
    const { db } = await engine.services();
    await emptyDatabase(db);
    const folder = mkdtempSync(path.join(tmpdir(), 'onderling-contents-'));
    const file = path.join(folder, 'backup');
    const source = await made.services.db.$client.connect();
    await takeBackup(source, file, new Date()).finally(() => source.release());
    const target = await db.$client.connect();
    await restoreBackup(target, file).finally(() => target.release());
    rmSync(folder, { recursive: true });
    assert.deepEqual(await wrongIn(db), []);

    await db.transaction(async (tx) => {
      await tx.execute(sql`update contracts set removed_at = now()`);
      await tx.execute(sql`insert into audit_log (family_id, action, entity) values (1, 'remove', 'contract')`);
    });
    const parent = sql`(select created_by from contracts limit 1)`;
    await db.execute(sql`select * from erase_person(${parent}, null, 'sub', 'verzoek')`);
    assert.deepEqual((await db.execute(sql`select id from contracts`)).rows, []);
    assert.deepEqual(await wrongIn(db), []);
    const salted = await db
      .selectDistinct({ kind: contentLog.kind })
      .from(contentLog)
      .where(isNotNull(contentLog.salt));
    assert.deepEqual(salted, [{ kind: 'orders' }], 'nobody can guess at what is gone');
  });
});
