import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createLog } from '../../log.ts';
import { databaseAnswer } from '../../plugins/databaseErrors.ts';
import { StartupError } from '../../startupError.ts';
import { copyTemplate } from '../../test/embeddedDatabases.ts';
import { makeDatabase, prepareDatabase } from './makeDatabase.ts';
import { openEmbedded } from './openEmbedded.ts';

const log = createLog('silent');
const isRefused = (pattern: RegExp) => (error: unknown) =>
  error instanceof StartupError && pattern.test(error.message) && !error.message.includes('\n');

describe('opening the embedded database', () => {
  let folder = '';
  before(async () => {
    folder = await copyTemplate();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('an interrupted first start leaves nothing that looks like a database, and the next one completes', async () => {
    const fresh = mkdtempSync(path.join(tmpdir(), 'onderling-first-'));
    cpSync(path.join(folder, 'database'), path.join(fresh, 'database.making'), { recursive: true });
    rmSync(path.join(fresh, 'database.making/global'), { recursive: true });
    const database = await openEmbedded(fresh, log);
    assert.equal(await database.ready(), true);
    await database.close();
    assert.deepEqual(readdirSync(fresh), ['database']);
    assert.equal(statSync(fresh).mode & 0o077, 0);
    rmSync(fresh, { recursive: true, force: true });
  });

  it('a database prepared by the build is as new as one the engine makes, readable by its owner only, with nothing of ours in it', async () => {
    const prepared = path.join(folder, 'prepared.gz');
    await prepareDatabase(prepared);
    const fresh = mkdtempSync(path.join(tmpdir(), 'onderling-prepared-'));
    await makeDatabase(path.join(fresh, 'database'), prepared);
    rmSync(prepared);
    for (const name of readdirSync(fresh, { recursive: true }))
      assert.equal(statSync(path.join(fresh, String(name))).mode & 0o077, 0, String(name));
    const tables = sql`select count(*)::int as n from pg_class where oid >= 16384`;
    const untouched = await openEmbedded(fresh, log, { prepare: () => Promise.resolve() });
    assert.deepEqual((await untouched.db.execute(tables)).rows, [{ n: 0 }]);
    await untouched.close();
    const database = await openEmbedded(fresh, log);
    assert.notDeepEqual((await database.db.execute(tables)).rows, [{ n: 0 }]);
    await database.close();
    assert.deepEqual(readdirSync(fresh), ['database']);
    rmSync(fresh, { recursive: true, force: true });
  });

  it('the server starts on a machine too busy to open the engine within a turn; from then on a request waits no longer', async () => {
    const database = await openEmbedded(folder, log, { turn: 1 });
    try {
      assert.equal(await database.ready(), true);
      await database.db.transaction(async () => {
        await assert.rejects(database.db.execute(sql`select 1`), (error: Error) => /timeout/.test(String(error.cause)));
      });
    } finally {
      await database.close();
    }
  });

  it('a repeated statement is parsed and planned once, also within a transaction and after a lost connection', async () => {
    const database = await openEmbedded(folder, log);
    try {
      const { db } = database;
      const doubled = (n: number) => sql`select ${n}::int * 2 as doubled`;
      // A statement that fails outside a transaction ends its connection, with everything it knew.
      await assert.rejects(db.execute(doubled(2_000_000_000)));
      assert.deepEqual((await db.execute(doubled(1))).rows, [{ doubled: 2 }]);
      await db.transaction(async (tx) => assert.deepEqual((await tx.execute(doubled(2))).rows, [{ doubled: 4 }]));
      const known = await db.execute(sql`select statement, generic_plans + custom_plans as plans
        from pg_prepared_statements where statement like '%as doubled%'`);
      assert.deepEqual(known.rows, [{ statement: 'select $1::int * 2 as doubled', plans: '2' }]);
    } finally {
      await database.close();
    }
  });

  it(
    'S-143 a folder that others can read is refused, and left as it is',
    { skip: process.platform === 'win32' },
    async () => {
      for (const mode of [0o755, 0o750, 0o701]) {
        chmodSync(folder, mode);
        await assert.rejects(openEmbedded(folder, log), isRefused(/open to other users.*chmod 700/));
      }
      chmodSync(folder, 0o700);
      assert.deepEqual(readdirSync(folder), ['database']);
    },
  );

  it('a folder of another major version is refused, and points to a backup', async () => {
    const file = path.join(folder, 'database/PG_VERSION');
    const version = readFileSync(file, 'utf8');
    writeFileSync(file, '17\n');
    await assert.rejects(
      openEmbedded(folder, log),
      isRefused(/made by PostgreSQL 17 and this program carries 18: restore a backup/),
    );
    writeFileSync(file, version);
    assert.deepEqual(readdirSync(folder), ['database']);
  });

  it('a folder that can’t be made is refused', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    await assert.rejects(openEmbedded(path.join(file, 'data'), log), isRefused(/can't be written.*DATA_DIR/));
    rmSync(file);
  });

  it(
    'a folder where the system allows no folders is refused at once',
    { skip: process.platform !== 'linux', timeout: 60_000 },
    async () => {
      await assert.rejects(openEmbedded('/proc/onderling/data', log), isRefused(/can't be written.*DATA_DIR/));
    },
  );

  it('a damaged database is refused with a sentence, and releases its lock', async () => {
    const damaged = mkdtempSync(path.join(tmpdir(), 'onderling-damaged-'));
    cpSync(path.join(folder, 'database'), path.join(damaged, 'database'), { recursive: true });
    rmSync(path.join(damaged, 'database/global'), { recursive: true });
    await assert.rejects(openEmbedded(damaged, log), isRefused(/^The database in the data folder can't be opened/));
    assert.deepEqual(readdirSync(damaged), ['database']);
    rmSync(damaged, { recursive: true, force: true });
  });

  it('F20 a query that hangs answers M503, the engine restarts, and confirmed data is there', async () => {
    const { db, close, ready } = await openEmbedded(folder, log, { patience: 3_000 });
    await db.execute(sql`create table kept (id int)`);
    await db.execute(sql`insert into kept values (1)`);
    const hung = await db.execute(sql`select count(*) from generate_series(1, 100000000000)`).then(
      () => null,
      (error: unknown) => error,
    );
    assert.equal(databaseAnswer(hung)?.statusCode, 503);
    // Until it is open again the answer is M503.
    while (!(await ready())) await setTimeout(100);
    assert.deepEqual((await db.execute(sql`select id from kept`)).rows, [{ id: 1 }]);
    await db.execute(sql`drop table kept`);
    await close();
  });

  it('a connection lost in a transaction leaves nothing of it to the next', async () => {
    const { db, close } = await openEmbedded(folder, log);
    await db.execute(sql`create table clean (id int)`);
    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 1234`);
        await tx.execute(sql`insert into clean values (1)`);
        throw new Error('changed my mind');
      }),
    );
    await assert.rejects(db.execute(sql`select no_such_column`));
    assert.deepEqual(
      (await db.execute(sql`select count(*)::int as n, current_setting('statement_timeout') as t from clean`)).rows,
      [{ n: 0, t: '0' }],
    );
    await db.execute(sql`drop table clean`);
    await close();
  });
});
