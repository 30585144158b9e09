import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine } from '../test/engines.ts';
import { makeFamily } from '../test/factories.ts';
import { before, withMore, withOneMore } from '../test/migrationFolders.ts';
import type { Db } from './database.ts';
import { knownMigrations } from './knownMigrations.ts';
import { migrateUp } from './migrate.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-migrations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function withClient<T>(db: Db, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const count = async (db: Db) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)).rows[0]?.n;
const exists = async (db: Db, table: string) =>
  (await db.execute<{ t: string | null }>(sql`select to_regclass(${table})::text as t`)).rows[0]?.t !== null;

eachEngine((engine) => {
  it('a database newer than the program is refused, with both numbers, and left as it is', async () => {
    const { db } = await engine.services();
    const [had, known] = [await count(db), knownMigrations().filter(({ baseline }) => !baseline).length];
    await withClient(db, (client) =>
      migrateUp(client, {
        folder: withOneMore(folder, `newer-${engine.name}`, 'create table made_by_newer_code (id int);'),
      }),
    );
    await assert.rejects(
      withClient(db, (client) => migrateUp(client)),
      (error) =>
        error instanceof StartupError &&
        error.message.includes(`it has ${known + 1} migrations and this program knows ${known}`),
    );
    assert.equal(await count(db), (had ?? 0) + 1);
    // This database is not as the migrations make one: the next test must not get it.
    await db.execute(sql`drop table made_by_newer_code`);
    await db.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
  });

  it('a migration that fails halfway leaves nothing behind, and the next try succeeds', async () => {
    const { db } = await engine.services();
    const known = await count(db);
    const broken = withOneMore(
      folder,
      `broken-${engine.name}`,
      'create table half_made (id int);\n--> statement-breakpoint\nselect no_such_column;',
    );
    await assert.rejects(withClient(db, (client) => migrateUp(client, { folder: broken })));
    assert.equal(await exists(db, 'half_made'), false);
    assert.equal(await count(db), known);
    await withClient(db, (client) => migrateUp(client));
  });

  it('existing data are backed up before a change; a new database has nothing to back up', async () => {
    const { db } = await engine.services();
    let kept = 0;
    const beforeChange = () => Promise.resolve(void (kept += 1));
    await withClient(db, (client) => migrateUp(client, { beforeChange }));
    assert.equal(kept, 0, 'nothing to change');
    const broken = withOneMore(folder, `kept-${engine.name}`, 'select no_such_column;');
    await assert.rejects(withClient(db, (client) => migrateUp(client, { folder: broken, beforeChange })));
    assert.equal(kept, 1);
  });

  it('not ready while a migration waits; tables of newer code do no harm', async () => {
    const { db, ready } = await engine.services();
    assert.equal(await ready(), true);
    const { rows } = await db.execute<{ id: number; created_at: string; hash: string }>(
      sql`select * from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    );
    const { id, created_at: at, hash } = rows[0]!;
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id = ${id}`);
    assert.equal(await ready(), false);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (id, hash, created_at) values (${id}, ${hash}, ${at})`,
    );
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${at}::bigint + 1)`,
    );
    assert.equal(await ready(), true);
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  });

  it('memberships: a person with a login in one family keeps it, and may have one in another', async () => {
    const { db } = await engine.services();
    await emptyDatabase(db);
    await withClient(db, (client) => migrateUp(client, { folder: before(folder, 'memberships', engine.name) }));
    const person = (family: number, hashid: string) =>
      db.execute(sql`insert into users (family_id, hashid, sub, family_role, firstname, lastname, gender)
        values (${family}, ${hashid}, 'tom', 'parent', 'Tom', 'Bakker', 'man')`);
    await db.execute(sql`insert into families (hashid, name, paid_children) values ('a', 'A', 2), ('b', 'B', 2)`);
    await person(1, 'tom-a');
    await assert.rejects(person(2, 'tom-b'), 'before, a login was one person');
    await withClient(db, (client) => migrateUp(client));
    await person(2, 'tom-b');
    await assert.rejects(person(2, 'tom-c'), 'in a family a login is one person');
    const { rows } = await db.execute(sql`select hashid from users where sub = 'tom' order by id`);
    assert.deepEqual(rows, [{ hashid: 'tom-a' }, { hashid: 'tom-b' }]);
    await db.execute(sql`delete from users`);
    await db.execute(sql`delete from families`);
  });

  it('keys of devices: each moves to the account of its person, and an orphan goes', async () => {
    const { db } = await engine.services();
    await emptyDatabase(db);
    await withClient(db, (client) =>
      migrateUp(client, { folder: before(folder, 'passkeys_of_accounts', engine.name) }),
    );
    await db.execute(sql`insert into families (hashid, name, paid_children) values ('a', 'A', 2), ('b', 'B', 2)`);
    await db.execute(sql`insert into users (family_id, hashid, sub, family_role, firstname, lastname, gender)
      values (1, 'tom-a', 'tom', 'member', 'Tom', 'Bakker', 'man'), (2, 'tom-b', 'tom', 'member', 'Tom', 'Bakker', 'man'),
        (2, 'gone', null, 'member', 'Weg', 'Bakker', 'man')`);
    const key = (family: number, user: number, name: string) =>
      db.execute(sql`insert into passkeys (family_id, user_id, hashid, credential_id, public_key, counter, name)
        values (${family}, ${user}, ${name}, ${name}, ${Buffer.from(name)}, 0, ${name})`);
    await key(1, 1, 'phone');
    await key(2, 2, 'laptop');
    await key(2, 3, 'lost');
    await withClient(db, (client) => migrateUp(client));
    const { rows } = await db.execute(sql`select sub, name from passkeys order by id`);
    assert.deepEqual(rows, [
      { sub: 'tom', name: 'phone' },
      { sub: 'tom', name: 'laptop' },
    ]);
    await db.execute(sql`select * from erase_person(1, 1, 'tom', null)`);
    assert.equal((await db.execute(sql`select from passkeys`)).rowCount, 2, 'they go with the account');
    await db.execute(sql`delete from passkeys`);
  });

  it('logins: one closed by a block opens again, that of a dead person does not', async () => {
    const { db } = await engine.services();
    await emptyDatabase(db);
    await withClient(db, (client) => migrateUp(client, { folder: before(folder, 'blocked_logins', engine.name) }));
    await db.execute(sql`insert into families (hashid, name, paid_children) values ('a', 'A', 2)`);
    for (const [sub, blocked, died] of [
      ['tom', true, false],
      ['wim', false, true],
    ] as const) {
      await db.execute(
        sql`insert into accounts (id, email, password_hash, disabled) values (${sub}, ${sub}, '', true)`,
      );
      await db.execute(sql`insert into users (family_id, hashid, sub, family_role, firstname, lastname, gender, blocked, passed_away)
        values (1, ${sub}, ${sub}, 'member', ${sub}, 'Bakker', 'man', ${blocked}, ${died})`);
    }
    await withClient(db, (client) => migrateUp(client));
    const { rows } = await db.execute(sql`select id, disabled from accounts order by id`);
    assert.deepEqual(rows, [
      { id: 'tom', disabled: false },
      { id: 'wim', disabled: true },
    ]);
  });

  it('a divorced person no longer manages any family; where nobody else does, its founder does, if they can log in', async () => {
    const { db } = await engine.services();
    for (const statement of ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public'])
      await db.execute(sql.raw(statement));
    await withClient(db, (client) => migrateUp(client, { folder: before(folder, 'divorced_managers', engine.name) }));
    await db.execute(
      sql`insert into families (hashid, name, paid_children) select f, f, 2 from unnest(array['a', 'b', 'c', 'd']) as f`,
    );
    const person = (family: number, name: string, role: string, facts: { divorced?: true; gone?: true; sub?: false }) =>
      db.execute(sql`insert into users (family_id, hashid, sub, family_role, relation_type, firstname, lastname, gender, divorced, passed_away)
        values (${family}, ${name}, ${facts.sub === false ? null : name}, ${role}, ${name.startsWith('founder') ? null : 'partner'}, ${name}, 'Bakker', 'man',
          ${facts.divorced ?? false}, ${facts.gone ?? false})`);
    await person(1, 'founder-beside', 'manager', {});
    await person(1, 'ex-beside', 'manager', { divorced: true });
    await person(2, 'founder-put-off', 'member', {});
    await person(2, 'ex-alone', 'manager', { divorced: true });
    await person(3, 'founder-dead', 'member', { gone: true });
    await person(3, 'ex-of-the-dead', 'manager', { divorced: true });
    // Nobody divorced here: not even a family without a manager changes.
    await person(4, 'founder-left', 'member', {});
    await withClient(db, (client) => migrateUp(client));
    const { rows } = await db.execute(sql`select hashid from users where family_role = 'manager' order by id`);
    assert.deepEqual(
      rows.map(({ hashid }) => hashid),
      ['founder-beside', 'founder-put-off'],
    );
  });

  it('of several migrations at once a later one may change a table whose rows an earlier one changed', async () => {
    const { db } = await engine.services();
    await makeFamily(db);
    const both = withMore(folder, `rows-then-table-${engine.name}`, [
      { statements: 'update users set infix = infix;' },
      { statements: 'alter table users add column made_later int;' },
    ]);
    await withClient(db, (client) => migrateUp(client, { folder: both }));
    // This database is not as the migrations make one: the next test must not get it.
    await db.execute(sql`alter table users drop column made_later`);
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id in (
      select id from drizzle.__drizzle_migrations order by id desc limit 2)`);
  });

  it('the migrations make every table of the schema', async () => {
    const { db } = await engine.services();
    for (const table of ['families', 'users', 'contracts', 'audit_log', 'secrets', 'oidc_payloads'])
      assert.ok(await exists(db, table), table);
  });
});

eachEngine((engine) => {
  // One process at a time opens the embedded database, and it has one connection.
  if (engine.name === 'pglite') return;
  it('of servers that start at once the second waits, and all find the same tables', async () => {
    const { db } = await engine.services();
    const next = withOneMore(folder, 'twice', 'create table made_once (id int);');
    await Promise.all([1, 2, 3].map(() => withClient(db, (client) => migrateUp(client, { folder: next }))));
    assert.ok(await exists(db, 'made_once'));
  });
});
