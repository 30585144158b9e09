import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import type { Db } from '../db/database.ts';
import { knownMigrations } from '../db/knownMigrations.ts';
import { applyMigrations, migrateUp } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { auditLog } from '../db/schema.ts';
import { createLog } from '../log.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { agree } from '../test/agree.ts';
import { apiClient } from '../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../test/drafts.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { everything } from '../test/everything.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { verifyDatabase } from './verifyDatabase.ts';

/** The last migration from before the log was chained. */
const UNCHAINED = 1795360403107;

async function withClient<T>(db: Db, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
const verify = (db: Db) => withClient(db, verifyDatabase);

/** As the owner of the database, with its triggers disabled. */
const tamper = (db: Db, statement: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });

eachEngine((engine) => {
  let made: TestApp;
  before(async () => {
    made = await engine.app();
    const { db } = made.services;
    const family = await makeFamily(db);
    const bram = await makeUser(db, family.id);
    const jan = await apiClient(made.app, family.parent);
    const gift = (await jan.post('/contract', giftDraft(family.parent.hashid, bram.hashid))).body;
    const draft = { ...giftDraft(family.parent.hashid, bram.hashid), total: 700_000 };
    await agree(jan, String(gift.hashid), { kind: 'terms', draft });
    const loan = (await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid))).body;
    await jan.post('/contract/event', { contract: loan.hashid, kind: 'payment', date: '2026-02-01', amount: 100_000 });
    assert.equal((await jan.post('/statement/pdf', { year: 2025 })).status, 200);
    assert.equal((await jan.post('/order', { children: 3 })).status, 200);
    await db.insert(auditLog).values([
      { action: 'login', entity: 'session', sub: 'iemand' },
      { action: 'login', entity: 'session', sub: 'iemand' },
    ]);
  });

  test('24 data changed, removed, added or emptied behind our back is found and located; untouched data is found right', async () => {
    const { db } = made.services;
    const right = await verify(db);
    assert.match(
      right,
      /^All is as it was stored: 11 lines of the log in 2 chains, which end in [0-9a-f]{16}; 6 contents by 7 lines, which end in [0-9a-f]{16}; 2 documents; 0 signatures; 0 seals; what belongs to what; the sums of 1 loans; what was sold; 1 invoices; the places of families; no family in which nobody can log in\.$/,
    );
    const keep = [
      ...['audit_log', 'documents', 'statements', 'contract_versions', 'contract_events', 'contract_proposals'],
      ...['contracts', 'contract_parties', 'orders', 'invoices', 'users', 'passkeys'],
    ];
    for (const table of keep) await db.execute(sql.raw(`create table kept_${table} as select * from ${table}`));
    const attacks: [string, RegExp][] = [
      [
        `update audit_log set action = 'remove' where id = 2`,
        /^audit_log 2 \(line 2 of the chain of family \d+\): what it says, or the line before it, was changed\.$/m,
      ],
      [`update audit_log set user_id = null where id = 2`, /^audit_log 2 .*was changed/m],
      [`update audit_log set at = at - interval '1 day' where id = 3`, /^audit_log 3 .*was changed/m],
      [
        `update audit_log set after = '{"total":1}' where id = 1`,
        /^audit_log 1 .*what was before and after was changed/m,
      ],
      [
        `update audit_log set before = null, after = null, salt = null where id = 1`,
        /^audit_log 1 .*it was emptied, and no erasure says so/m,
      ],
      [`delete from audit_log where id = 2`, /^audit_log 3 .*line 2 should stand here; something was removed/m],
      [
        `insert into audit_log (action, entity, family_id, seq) select 'add', 'user', family_id, 99 from audit_log where id = 1`,
        /line 10 should stand here; something was removed or put in/,
      ],
      [`update documents set bytes = bytes || 'x'`, /^documents 1: its bytes are not those that were made\.$/m],
      [`update statements set bytes = 'x'`, /^statements 1: its bytes/m],
      [`delete from contract_versions`, /^contracts 1: version 1 of it is missing\.$/m],
      [`update contract_events set contract_id = 999`, /^contract_events of contract 999: there is no such contract/m],
      [
        `update contract_proposals set contract_id = 999`,
        /^contract_proposals of contract 999: there is no such contract/m,
      ],
      [
        `update contract_events set automatic = true, kind = 'forgiveness'`,
        /^contract_events 1: it counts by itself, and is no payment that counts\.$/m,
      ],
      [
        `update contracts set automatic_since = '2026-01-01', automatic_by = (select min(id) from users), family_id = 999`,
        /^contracts 1: who set it to go by itself is not of its family\.$/m,
      ],
      [`update documents set event_hashid = 'geen'`, /^documents 1: there is no record that it lays down\.$/m],
      [`update contract_parties set family_id = 999`, /^contract_parties of contract 1: it is not of its family\.$/m],
      [`delete from contract_parties where side = 'to'`, /^contracts 2: nobody is on the side "to"\.$/m],
      [
        `update contracts set terms = terms || '{"term_months":1201}'`,
        /^contracts 2: no schedule can be made of its terms \(contract\.term_months\)\.$/m,
      ],
      [
        `update contract_events set facts = '{"amount":100.5}'`,
        /^contract_events 1: its amount is no whole number of cents\.$/m,
      ],
      [
        `insert into passkeys (sub, hashid, credential_id, public_key, counter, name) values ('niemand', 'k', 'k', 'k', 0, 'k')`,
        /^passkeys \d+: nobody logs in with its account\.$/m,
      ],
      [`update users set relation_type = 'child'`, /^families 1: it has people and no founder\.$/m],
      [`update orders set amount = 1`, /^orders 1: its amount is not that of its price\.$/m],
      [
        `update orders set price = price || '{"discount":1}'`,
        /^orders 1: its price does not add up\.$[^]*^invoices 1: its price is not that of its order\.$/m,
      ],
      [
        `update invoices set number = 7`,
        /^invoices 1: its number is not [^]*number 1 is missing\.$[^]*^invoices 1: its number was never given out\.$/m,
      ],
      [`update orders set status = 'cancelled'`, /^orders 1: it is cancelled and its last paper is invoice\.$/m],
      [`delete from invoices`, /^orders 1: it is \w+ and has no invoice\.$/m],
      [`delete from invoices`, /^invoices of \d+: number 1 is missing\.$/m],
      [`update statements set version = 3`, /^statements 1: the version before it is missing\.$/m],
    ];
    for (const [attack, sentence] of attacks) {
      await tamper(db, attack);
      await assert.rejects(verify(db), (error: Error) => sentence.test(error.message), attack);
      for (const table of keep)
        await tamper(
          db,
          `delete from ${table}; insert into ${table} overriding system value select * from kept_${table}`,
        );
    }
    assert.equal(await verify(db), right);
    for (const table of keep) await db.execute(sql.raw(`drop table kept_${table}`));
  });

  test('24 a family in which nobody can log in is named, but not as a fault: its data exist, and a block may be a mistake', async () => {
    const { db } = await engine.services();
    assert.match(await verify(db), /; no family in which nobody can log in\.$/);
    const { id } = await makeFamily(db, { parent: { blocked: true } });
    await makeFamily(db, { name: 'Bakker' });
    assert.match(await verify(db), new RegExp(`; families in which nobody can log in: ${id}\\.$`));
    await db.execute(sql`update families set name = 'Verwijderd' where id = ${id}`);
    assert.match(await verify(db), /; no family in which nobody can log in\.$/, 'erased data belong to nobody');
  });

  test('24 an erasure leaves the chain intact, and so does restoring a backup', async () => {
    const { db } = made.services;
    await db.execute(
      sql`select * from erase_person((select id from users where firstname = 'Sanne'), null, 'sub', 'verzoek')`,
    );
    assert.equal(
      (await db.execute<{ n: number }>(sql`select count(*)::int as n from audit_log where salt is null`)).rows[0]?.n,
      3,
    );
    const right = await verify(db);
    const folder = mkdtempSync(path.join(tmpdir(), 'onderling-verify-'));
    const file = path.join(folder, 'backup');
    await withClient(db, (client) => takeBackup(client, file, new Date()));
    const target = await engine.services();
    await emptyDatabase(target.db);
    await withClient(target.db, (client) => restoreBackup(client, file));
    assert.equal(await verify(target.db), right);
    await makeFamily(target.db);
    await target.db.insert(auditLog).values({ action: 'login', entity: 'session', family_id: 1 });
    assert.match(await verify(target.db), /13 lines/);
    rmSync(folder, { recursive: true });
  });

  test('24 with many writers at once, from two servers, each family gets one chain', async () => {
    const { db } = await engine.services();
    const families = [await makeFamily(db), await makeFamily(db)];
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const own = (db.$client.options as { connectionString?: string }).connectionString;
    const second =
      engine.name === 'postgres' && own?.includes(rows[0]?.name ?? '-')
        ? await openPostgres(own, createLog('silent'))
        : null;
    const write = (through: Db, n: number) =>
      through.transaction(async (tx) => {
        for (const step of [1, 2])
          await tx
            .insert(auditLog)
            .values({ action: 'edit', entity: 'user', family_id: families[n % 2]?.id, after: { n, step } });
      });
    await Promise.all(Array.from({ length: 24 }, (_, n) => write(n % 3 === 0 && second ? second.db : db, n)));
    assert.equal(second !== null, engine.name === 'postgres');
    await second?.close();
    assert.match(await verify(db), /48 lines of the log in 2 chains/);
  });

  test('24 an older database is chained as it is: nothing lost, its versions without names, its mail with its owners', async () => {
    const { db } = await engine.services();
    await emptyDatabase(db);
    await withClient(db, (client) =>
      applyMigrations(
        client,
        knownMigrations().filter(({ folderMillis }) => folderMillis <= UNCHAINED),
      ),
    );
    const statements = [
      `insert into families (hashid, name, paid_children) values ('f1', 'De Vries', 2), ('f2', 'Bakker', 2)`,
      `insert into users (family_id, hashid, family_role, firstname, lastname, gender, email) values (1, 'u1', 'manager', 'Jan', 'Vries', 'man', 'Jan@voorbeeld.example'), (2, 'u2', 'manager', 'Piet', 'Bakker', 'man', 'twee@voorbeeld.example'), (2, 'u3', 'manager', 'Eva', 'Bakker', 'vrouw', 'twee@voorbeeld.example'), (1, 'u4', 'child', 'Bram', 'Vries', 'man', '')`,
      `insert into audit_log (family_id, user_id, action, entity, hashid, after) select 1 + n % 2, 1 + n % 2, 'edit', 'user', 'u1', jsonb_build_object('n', n) from generate_series(1, 30) n`,
      `insert into audit_log (sub, action, entity, ip) values ('s', 'login', 'session', '::1')`,
      `update audit_log set before = null, after = null where id = 4`,
      `insert into contracts (family_id, hashid, type, total, terms, version, created_by) values (1, 'c1', 'GiftContract', 100, '{"signed_date":null}', 2, 1)`,
      `insert into contract_parties (contract_id, user_id, family_id, side, position) values (1, 1, 1, 'from', 0), (1, 4, 1, 'to', 0)`,
      `insert into contract_versions (contract_id, version, family_id, snapshot, replaced_by) values (1, 1, 1, '{"id":1,"total":100,"parties":[{"userId":1,"side":"from","hashid":"u1","firstname":"Jan","infix":"","lastname":"Vries"}]}', 1)`,
      `insert into mail_outbox (recipient, subject, body_text, body_html, sent_at) values ('jan@voorbeeld.example', 's', '', '', null), ('twee@voorbeeld.example', 's', '', '', null), ('weg@voorbeeld.example', 's', '', '', now())`,
    ];
    for (const statement of statements) await db.execute(sql.raw(statement));
    const old = await everything(db);
    await withClient(db, (client) => migrateUp(client));
    assert.match(
      await verify(db),
      /34 lines of the log in 3 chains[^;]+; 2 contents by 2 lines \(2 as they stood at the update of \d{4}-\d\d-\d\d\), /,
    );
    const now = await everything(db);
    const kept = (now.audit_log ?? []).filter((row) => /"action": ?"keep"/u.test(row));
    assert.equal(kept.length, 3, 'the places of each family, and that contents were taken as they stood');
    now.audit_log = (now.audit_log ?? []).filter((row) => !kept.includes(row));
    for (const [table, rows] of Object.entries(old)) assert.equal(now[table]?.length, rows.length, table);
    const chained = new Set(['seq', 'salt', 'digest', 'hash', 'ip_salt', 'ip_digest']);
    const without = (row: string) =>
      Object.fromEntries(Object.entries(JSON.parse(row) as object).filter(([key]) => !chained.has(key)));
    const byId = (rows: Record<string, unknown>[]) => rows.sort((a, b) => Number(a.id) - Number(b.id));
    assert.deepEqual(
      byId(now.audit_log.map(without)),
      byId((old.audit_log ?? []).map((row) => JSON.parse(row) as Record<string, unknown>)),
    );
    assert.deepEqual((await db.execute(sql`select snapshot from contract_versions`)).rows, [
      { snapshot: { id: 1, total: 100, parties: [{ userId: 1, side: 'from', hashid: 'u1' }] } },
    ]);
    const mail = await db.execute(sql`select recipient, user_id::int as user_id from mail_outbox order by id`);
    assert.deepEqual(mail.rows, [
      { recipient: 'jan@voorbeeld.example', user_id: 1 },
      { recipient: 'twee@voorbeeld.example', user_id: null },
      { recipient: '', user_id: null },
    ]);
    await db.insert(auditLog).values({ action: 'edit', entity: 'user', family_id: 1 });
    assert.match(await verify(db), /35 lines/);
  });
});
