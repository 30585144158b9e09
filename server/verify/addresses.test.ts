import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Db } from '../db/database.ts';
import { knownMigrations } from '../db/knownMigrations.ts';
import { applyMigrations, migrateUp } from '../db/migrate.ts';
import { sweep } from '../housekeeping.ts';
import { apiClient } from '../test/apiClient.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, type TestFamily } from '../test/factories.ts';
import { verifyDatabase } from './verifyDatabase.ts';

/** The last migration before a line's hash contained its address as a digest. */
const ADDRESS_IN_HASH = 1795887470204;

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

const refused = (db: Db, statement: string) =>
  assert.rejects(
    async () => db.execute(sql.raw(statement)),
    (error: Error & { cause?: Error }) => /append-only/.test(`${error.message} ${error.cause?.message ?? ''}`),
  );

/** Backdates these lines: their days, and the hashes that follow from them. */
const writtenAgo = (db: Db, ago: string, which: string) =>
  tamper(
    db,
    `do $$
    declare
      line audit_log;
      chain bigint := -1;
      former text;
    begin
      update audit_log set at = at - interval '${ago}' where ${which};
      for line in select * from audit_log order by coalesce(family_id, 0), seq loop
        if coalesce(line.family_id, 0) <> chain then
          chain := coalesce(line.family_id, 0);
          former := '';
        end if;
        former := audit_hash(line, former);
        update audit_log set hash = former where id = line.id;
      end loop;
    end $$`,
  );

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  before(async () => {
    made = await engine.app();
    family = await makeFamily(made.services.db);
    const jan = await apiClient(made.app, family.parent);
    assert.equal((await jan.post('/order', { children: 3 })).status, 200);
    await made.services.db.execute(sql`insert into audit_log (action, entity, sub, ip) values
      ('login', 'session', 'iemand', '203.0.113.7'), ('login', 'session', 'iemand', '203.0.113.7')`);
  });

  const addresses = async () =>
    (
      await made.services.db.execute<{ ip: string | null; had: boolean }>(
        sql`select ip, ip_digest is not null as had from audit_log where ip_digest is not null order by id`,
      )
    ).rows.map(({ ip }) => ip);

  test('S-396 a network address that is changed, added or removed too early is found', async () => {
    const { db } = made.services;
    const right = await verify(db);
    await db.execute(sql`create table kept_log as select * from audit_log`);
    const login = `(select min(id) from audit_log where action = 'login')`;
    const attacks: [string, RegExp][] = [
      [`update audit_log set ip = '198.51.100.1' where id = ${login}`, /its network address was changed\.$/m],
      [`update audit_log set ip = '198.51.100.1' where ip is null`, /its network address was changed\.$/m],
      [`update audit_log set ip = null where id = ${login}`, /its network address was changed\.$/m],
      [
        `update audit_log set ip = null, ip_salt = null where id = ${login}`,
        /its network address was taken away before its time\.$/m,
      ],
      [
        `update audit_log set ip = null, ip_salt = null, ip_digest = null where id = ${login}`,
        /what it says, or the line before it, was changed\.$/m,
      ],
      [
        `update audit_log set ip = '198.51.100.1', ip_digest = encode(sha256(convert_to(ip_salt || '198.51.100.1', 'UTF8')), 'hex') where id = ${login}`,
        /what it says, or the line before it, was changed\.$/m,
      ],
    ];
    for (const [attack, sentence] of attacks) {
      await tamper(db, attack);
      await assert.rejects(verify(db), (error: Error) => sentence.test(error.message), attack);
      await tamper(db, `delete from audit_log; insert into audit_log overriding system value select * from kept_log`);
    }
    assert.equal(await verify(db), right);
    await db.execute(sql`drop table kept_log`);
  });

  test('S-397 nobody can remove the address from a line of this year, and neither does the sweep', async () => {
    const { db } = made.services;
    const all = await addresses();
    assert.ok(all.length > 2 && all.every((ip) => ip !== null));
    await sweep(made.services);
    await db.execute(sql`select clear_log_addresses(0, 500)`);
    await db.execute(sql`select clear_log_addresses(-5, 500)`);
    await refused(db, `update audit_log set ip = null, ip_salt = null`);
    assert.deepEqual(await addresses(), all);
  });

  test('AVG 5 lid 1 e: network addresses are removed from the log after a year, and the chain still holds', async () => {
    const { db } = made.services;
    const first = `id = (select min(id) from audit_log where action = 'login')`;
    await writtenAgo(db, '367 days', `${first} or family_id = ${family.id}`);
    const right = await verify(db);
    await refused(db, `update audit_log set ip = null, ip_salt = null where ${first}`);
    await sweep(made.services);
    const { rows } = await db.execute<{ ip: string | null; salt: string | null; old: boolean }>(
      sql`select ip, ip_salt as salt, at < now() - interval '1 year' as old from audit_log where ip_digest is not null order by id`,
    );
    assert.ok(rows.some(({ old }) => old) && rows.some(({ old }) => !old));
    for (const { ip, salt, old } of rows) {
      assert.equal(ip === null, old);
      assert.equal(salt === null, old, 'without its salt nobody can try all addresses');
    }
    assert.equal(await verify(db), right);
    const jan = await apiClient(made.app, family.parent);
    const { body } = await jan.get('/activity');
    assert.ok((body as { lines: { from: string | null }[] }).lines.every(({ from }) => from === null));
    await assert.rejects(
      tamper(db, `update audit_log set ip = '198.51.100.1' where ${first}`).then(() => verify(db)),
      /its network address was changed/,
    );
  });

  test('S-398 an older log is chained again without addresses in the hash, and its faults stay detectable', async () => {
    const { db } = await engine.services();
    await emptyDatabase(db);
    await withClient(db, (client) =>
      applyMigrations(
        client,
        knownMigrations().filter(({ folderMillis }) => folderMillis <= ADDRESS_IN_HASH),
      ),
    );
    await db.execute(sql`insert into audit_log (sub, action, entity, ip, after)
      select 's', 'login', 'session', case when n > 1 then '203.0.113.' || n end, jsonb_build_object('n', n) from generate_series(1, 6) n`);
    await tamper(db, `update audit_log set ip = '198.51.100.1' where id = 4`);
    const before = await db.execute<{ hash: string }>(sql`select hash from audit_log order by id`);
    await withClient(db, (client) => migrateUp(client));
    await assert.rejects(verify(db), (error: Error) => {
      const found = error.message.match(/^audit_log .*$/gm) ?? [];
      assert.equal(found.length, 1, error.message);
      assert.match(found[0], /^audit_log 4 .*what it says, or the line before it, was changed\.$/);
      return true;
    });
    const after = await db.execute<{ hash: string; right: boolean }>(
      sql`select hash, ip_digest = encode(sha256(convert_to(ip_salt || ip, 'UTF8')), 'hex') or ip is null and ip_digest is null as right from audit_log order by id`,
    );
    assert.ok(after.rows.every(({ right }) => right));
    const same = before.rows.map(({ hash }, n) => hash === after.rows[n]?.hash);
    assert.deepEqual(same, [true, false, false, true, false, false], 'a line without an address hashes as it did');
    await refused(db, `update audit_log set ip = null, ip_salt = null`);
  });
});
