import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { backupFolder } from '../backup/backupFolder.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../openDatabase.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine } from '../test/engines.ts';
import { everything } from '../test/everything.ts';
import { emptyWithTwoRoles } from '../test/postgresDatabases.ts';
import { atBaseline, before, STEPS, withOneMore } from '../test/migrationFolders.ts';
import { sameStructure, type Structure, structureOf } from '../test/structure.ts';
import type { Db } from './database.ts';
import { databaseOn } from './databaseOn.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { appliedMigration, knownMigrations, missingMigrations, ourNewest } from './knownMigrations.ts';
import { migrateUp } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-baseline-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function migrate(db: Db, options: Parameters<typeof migrateUp>[1] = {}): Promise<void> {
  const client = await db.$client.connect();
  try {
    await migrateUp(client, options);
  } finally {
    client.release();
  }
}

/** The migrations that are written down in a database, in the order in which it took them. */
const taken = async (db: Db) =>
  (
    await db.execute<{ at: string }>(sql`select created_at::text as at from drizzle.__drizzle_migrations order by id`)
  ).rows.map(({ at }) => Number(at));

const everyStep = () =>
  knownMigrations()
    .filter(({ baseline }) => !baseline)
    .map(({ folderMillis }) => folderMillis);

/** A database with all that is in it: its structure, its rows, and the numbers that its sequences have given out. */
const whole = async (db: Db) => ({
  structure: await structureOf(db),
  rows: await everything(db),
  numbers: (
    await db.execute(
      sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by sequencename`,
    )
  ).rows,
});

/** The structure of a database that is made here, in the place of the given one. */
async function structureBegun(db: Db): Promise<Structure> {
  await emptyDatabase(db);
  await migrate(db);
  return structureOf(db);
}

it('the baseline counts as the last of the steps that it takes the place of', () => {
  const known = knownMigrations();
  const at = known.findIndex(({ baseline }) => baseline);
  const [steps, later] = [known.slice(0, at), known.slice(at + 1)];
  assert.equal(known.filter(({ baseline }) => baseline).length, 1);
  assert.equal(steps.length, 73);
  assert.equal(known[at]?.folderMillis, steps.at(-1)?.folderMillis);
  const times = [...steps, ...later].map(({ folderMillis }) => folderMillis);
  assert.deepEqual(
    times,
    [...new Set(times)].sort((a, b) => a - b),
    'each is later than the one before it',
  );
  assert.deepEqual(missingMigrations(known, 0), known.slice(at));
  assert.deepEqual(missingMigrations(known, steps[70]!.folderMillis), [...steps.slice(71), ...later]);
  assert.deepEqual(missingMigrations(known, steps[72]!.folderMillis), later);
});

eachEngine((engine) => {
  it('a new database is what one that took every step has become: every table, key, index, trigger, function and right, and every row', async () => {
    const { db } = await engine.services();
    await structureBegun(db);
    const begun = await whole(db);
    const later = missingMigrations(knownMigrations(), 0).map(({ folderMillis }) => folderMillis);
    assert.deepEqual(await taken(db), later, 'the baseline, and what came after it');

    await emptyDatabase(db);
    await migrate(db, { folder: STEPS });
    assert.equal((await taken(db)).length, 73);
    await migrate(db);
    assert.deepEqual(await taken(db), everyStep(), 'every step, and what came after them');
    const grown = await whole(db);
    sameStructure(grown.structure, begun.structure);
    assert.deepEqual(grown, begun);
    // It was looked at.
    const { relations = [], constraints = [], indexes = [], triggers = [], functions = [] } = begun.structure;
    for (const [found, least] of [
      [relations, 300],
      [constraints, 250],
      [indexes, 200],
      [triggers, 50],
      [functions, 10],
    ] as const)
      assert.ok(found.length > least, `${found.length}`);
  });

  for (const [change, undo] of [
    ['alter table users alter column infix drop default', `alter table users alter column infix set default ''`],
    ['alter table audit_log disable trigger audit_log_links', 'alter table audit_log enable trigger audit_log_links'],
    ['grant delete on audit_log to current_user', 'revoke delete on audit_log from current_user'],
    ['grant execute on function erase_person to public', 'revoke execute on function erase_person from public'],
    [`comment on table users is 'people'`, 'comment on table users is null'],
    ['create index users_seen on users (infix)', 'drop index users_seen'],
  ] as const)
    it(`the comparison sees ${change}`, async () => {
      const { db } = await engine.services();
      const was = await structureOf(db);
      await db.execute(sql.raw(change));
      assert.notDeepEqual(await structureOf(db), was);
      await db.execute(sql.raw(undo));
      assert.deepEqual(await structureOf(db), was);
    });

  it('a database that stands somewhere among the steps takes those that are left, or all of it stays as it was', async () => {
    const { db } = await engine.services();
    const begun = await structureBegun(db);
    await emptyDatabase(db);
    await migrate(db, { folder: before(folder, 'contested_acts', engine.name) });
    await db.execute(sql`insert into families (hashid, name, paid_children) values ('fam', 'De Vries', 2)`);
    // A sequence keeps the numbers that it gave out.
    const state = async () => [await structureOf(db), await everything(db), await taken(db)];
    const was = await state();
    const broken = withOneMore(folder, `broken-${engine.name}`, 'select no_such_column;');
    await assert.rejects(migrate(db, { folder: broken }));
    assert.deepEqual(await state(), was);
    await migrate(db);
    sameStructure(await structureOf(db), begun);
    assert.equal((await everything(db)).families?.length, 1);
    await emptyDatabase(db);
    await migrate(db);
  });

  it('newer tables are refused with the same numbers, however the database began', async () => {
    const { db } = await engine.services();
    const next = withOneMore(folder, `newer-${engine.name}`, 'create table made_by_newer_code (id int);');
    const steps = knownMigrations().length - 1;
    for (const first of [undefined, STEPS]) {
      await emptyDatabase(db);
      await migrate(db, first ? { folder: first } : {});
      await migrate(db, { folder: next });
      await assert.rejects(
        migrate(db),
        new RegExp(`it has ${steps + 1} migrations and this program knows ${steps}\\.`, 'u'),
      );
    }
    await emptyDatabase(db);
    await migrate(db);
  });

  it('code from before the baseline takes a database that began with it for its own, and so the other way', async () => {
    const { db } = await engine.services();
    const begins = atBaseline(folder, `first-${engine.name}`);
    for (const [first, second] of [
      [begins, STEPS],
      [STEPS, begins],
    ] as const) {
      await emptyDatabase(db);
      await migrate(db, { folder: first });
      const was = await taken(db);
      await migrate(db, { folder: second });
      assert.deepEqual(await taken(db), was);
    }
    await emptyDatabase(db);
    await migrate(db);
  });

  if (engine.name === 'postgres') {
    it('the same holds where the tables are of another role than the server has: each role may in one what it may in the other', async () => {
      const roles = await emptyWithTwoRoles();
      const log = createLog('silent');
      const found: Structure[] = [];
      for (const first of [undefined, STEPS]) {
        const owner = new pg.Pool({ connectionString: roles.ownerUrl });
        await emptyDatabase(databaseOn(owner));
        if (first) await migrate(databaseOn(owner), { folder: first });
        const { close } = await openPostgres(roles.serverUrl, log, { ownerUrl: roles.ownerUrl });
        found.push(await structureOf(databaseOn(owner)));
        await Promise.all([close(), owner.end()]);
      }
      await roles.remove();
      sameStructure(found[1]!, found[0]!);
    });

    it('of servers that find a database of before at once one takes the steps, and each is taken once', async () => {
      const { db } = await engine.services();
      await emptyDatabase(db);
      await migrate(db, { folder: before(folder, 'claims', engine.name) });
      await Promise.all([1, 2, 3].map(() => migrate(db)));
      assert.deepEqual(await taken(db), everyStep());
    });
  }

  // A data folder is the embedded database's alone.
  if (engine.name === 'pglite')
    it('an old data folder opens: kept in a backup first, brought up to date, and the same as a new one', async () => {
      const dataDir = path.join(folder, 'data');
      const steps = before(folder, 'contested_acts', 'folder');
      const prepare = (client: Parameters<typeof migrateUp>[0]) => migrateUp(client, { folder: steps });
      const log = createLog('silent');
      const old = await openEmbedded(dataDir, log, { prepare });
      await old.db.execute(sql`insert into families (hashid, name, paid_children) values ('fam', 'De Vries', 2)`);
      await old.close();
      const where = { databaseUrl: null, databaseMigrationUrl: null, databaseWaitSeconds: 0, dataDir };
      const opened = await openDatabase(where, log);
      const client = await opened.db.$client.connect();
      assert.equal(await appliedMigration(client), ourNewest());
      client.release();
      assert.deepEqual((await opened.db.execute(sql`select name, paid_children from families`)).rows, [
        { name: 'De Vries', paid_children: 2 },
      ]);
      const structure = await structureOf(opened.db);
      await opened.close();
      assert.equal(readdirSync(backupFolder(dataDir)).filter((name) => name.includes('update')).length, 1);
      sameStructure(structure, await structureOf((await engine.services()).db));
    });
});
