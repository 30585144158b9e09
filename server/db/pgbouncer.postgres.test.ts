import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { checkBackupFile } from '../backup/backupFile.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { createLog } from '../log.ts';
import { databaseAnswer } from '../plugins/databaseErrors.ts';
import { apiClient } from '../test/apiClient.ts';
import { type Bouncer, hasBouncer, startBouncer } from '../test/bouncer.ts';
import { giftDraft } from '../test/drafts.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { LogLines } from '../test/logLines.ts';
import { withOneMore } from '../test/migrationFolders.ts';
import { emptyWithTwoRoles, hasPostgres, stopPostgres } from '../test/postgresDatabases.ts';
import { childForm } from '../test/relationForms.ts';
import { stopWorkers, testServices } from '../test/testServices.ts';
import type { Database } from './database.ts';
import { knownMigrations, missingMigrations } from './knownMigrations.ts';
import { holdMigrations, migrateUp } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const missing = [...(hasPostgres ? [] : ['PostgreSQL']), ...(hasBouncer ? [] : ['pgbouncer'])].join(' and ');
const log = createLog('silent');

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe(
  'behind pgbouncer in transaction mode, which ignores no startup parameter',
  { skip: missing === '' ? false : `no ${missing} on this machine` },
  () => {
    let roles: Awaited<ReturnType<typeof emptyWithTwoRoles>>;
    let bouncer: Bouncer;
    let processes: Database[] = [];
    const closers: (() => unknown)[] = [];

    before(async () => {
      roles = await emptyWithTwoRoles();
      for (const url of [roles.serverUrl, roles.ownerUrl])
        await asAdministrator(roles.adminUrl, `alter role ${new URL(url).username} set statement_timeout = '5s'`);
      bouncer = await startBouncer([roles.serverUrl, roles.ownerUrl]);
    });
    after(async () => {
      for (const close of closers.reverse()) await close();
      for (const process of processes) await process.close();
      await bouncer.stop();
      await roles.remove();
      await Promise.all([stopWorkers(), stopPostgres()]);
    });

    const open = (lines?: LogLines) =>
      openPostgres(bouncer.through(roles.serverUrl), lines ? createLog('warn', lines) : log, {
        ownerUrl: bouncer.through(roles.ownerUrl),
      });

    test('F4 three first starts at once make the tables once, and all three are ready', async () => {
      const lines = new LogLines();
      processes = await Promise.all([open(lines), open(), open()]);
      for (const { ready } of processes) assert.equal(await ready(), true);
      const { rows } = await processes[0]!.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
      assert.deepEqual(rows, [{ n: missingMigrations(knownMigrations(), 0).length }]);
      assert.deepEqual(lines.all(), [], 'nothing to wonder about');
    });

    test('three processes serve on three connections: every gift is there once, and the limit of a family holds', async () => {
      const [{ db }] = processes as [Database];
      const family = await makeFamily(db, { paidChildren: 2 });
      const child = await makeUser(db, family.id);
      const clients = await Promise.all(
        processes.map(async (database) => {
          const { services, remove } = testServices(database, {});
          const app = await buildApp(services, { appFolder: null });
          closers.push(remove, () => app.close());
          return apiClient(app, family.parent);
        }),
      );
      const draft = giftDraft(family.parent.hashid, child.hashid);
      const gifts = await Promise.all(Array.from({ length: 30 }, (_, n) => clients[n % 3]!.post('/contract', draft)));
      assert.deepEqual(new Set(gifts.map(({ status }) => status)), new Set([200]));
      const { rows } = await db.execute(sql`select count(*)::int as n from contracts`);
      assert.deepEqual(rows, [{ n: 30 }]);

      const added = await Promise.all(
        Array.from({ length: 9 }, (_, n) =>
          clients[n % 3]!.form('/user', childForm({ firstname: `Kind ${n}`, email: `kind${n}@voorbeeld.example` })),
        ),
      );
      assert.equal(added.filter(({ status }) => status === 200).length, 1, 'one of the two paid places was left');
    });

    test('F4 three updates at once, each with its backup, make the change once, and no setting stays with a connection', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'onderling-pgb-'));
      closers.push(() => rmSync(folder, { recursive: true, force: true }));
      const next = withOneMore(folder, 'next', 'create table made_by_next (id int);');
      const owner = new pg.Pool({ connectionString: bouncer.through(roles.ownerUrl) });
      const kept: string[] = [];
      await Promise.all(
        [1, 2, 3].map(async (n) => {
          const client = await owner.connect();
          const file = path.join(folder, `before-${n}`);
          await migrateUp(client, {
            folder: next,
            beforeChange: () => takeBackup(client, file, new Date(), holdMigrations),
          });
          client.release();
          if (existsSync(file)) kept.push(file);
        }),
      );
      const seen = await Promise.all(
        Array.from({ length: 6 }, () =>
          owner.query(`select pg_sleep(0.05), current_setting('statement_timeout') as t`),
        ),
      );
      for (const row of seen.flatMap(({ rows }) => rows as { t: string }[])) assert.equal(row.t, '5s');
      await owner.end();
      assert.ok(kept.length > 0);
      for (const file of kept) await checkBackupFile(file);
      const { rows } = await processes[0]!.db.execute(sql`select to_regclass('made_by_next')::text as made`);
      assert.deepEqual(rows, [{ made: 'made_by_next' }]);
    });

    test('F7 a connection that PostgreSQL ends is 503, and the next is fine', async () => {
      const [{ db, ready }] = processes as [Database];
      const lost = await db
        .execute(sql`select pg_terminate_backend(pg_backend_pid())`)
        .catch((error: unknown) => error);
      assert.equal(databaseAnswer(lost)?.statusCode, 503);
      assert.equal(await ready(), true);
    });

    test('a role without limits works, and the log says what it lacks', async () => {
      const other = await emptyWithTwoRoles();
      const before = await startBouncer([other.serverUrl, other.ownerUrl]);
      const lines = new LogLines();
      const database = await openPostgres(before.through(other.serverUrl), createLog('warn', lines), {
        ownerUrl: before.through(other.ownerUrl),
      });
      assert.equal(await database.ready(), true);
      await database.close();
      await before.stop();
      await other.remove();
      assert.match(
        lines
          .all()
          .map(({ msg }) => msg)
          .join('\n'),
        /^the database lets a statement take as long as it likes/,
      );
    });
  },
);
