import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { sweep } from '../housekeeping.ts';
import { createLog } from '../log.ts';
import { sendDueMail } from '../mail/mailWorker.ts';
import { startOrderRounds } from '../actions/orders/rounds.ts';
import { StartupError } from '../startupError.ts';
import { agree } from '../test/agree.ts';
import { apiClient } from '../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../test/drafts.ts';
import { everything } from '../test/everything.ts';
import { makeFamily, type UserRow } from '../test/factories.ts';
import { emptyWithTwoRoles, hasPostgres, stopPostgres } from '../test/postgresDatabases.ts';
import { childForm } from '../test/relationForms.ts';
import { stopWorkers, testServices } from '../test/testServices.ts';
import { ADMINISTRATOR } from '../test/tokens.ts';
import type { Database } from './database.ts';
import { APPEND_ONLY } from './lesserRole.ts';
import { migrateUp } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const PASSWORD = 'Keukentafel-2026!';
/** Nobody may change a setting with a fixed value, and PostgreSQL says that before it checks rights. */
const IDENTITY = '428C9';
const log = createLog('silent');
const because = (sentence: RegExp) => (error: unknown) => error instanceof StartupError && sentence.test(error.message);

describe(
  '24 the server as a lesser role than the owner of its tables',
  { skip: hasPostgres ? false : 'no PostgreSQL on this machine' },
  () => {
    let roles: Awaited<ReturnType<typeof emptyWithTwoRoles>>;
    let database: Database;
    let parent: UserRow;
    const closers: (() => unknown)[] = [];

    before(async () => {
      roles = await emptyWithTwoRoles();
      database = await openPostgres(roles.serverUrl, log, { ownerUrl: roles.ownerUrl });
    });
    after(async () => {
      await database.close();
      for (const close of closers.reverse()) await close();
      await roles.remove();
      await Promise.all([stopWorkers(), stopPostgres()]);
    });

    test('24 the whole product works under it: registration, agreements, records, papers, orders, erasure and the automatic work', async () => {
      const { services, remove } = testServices(database, {});
      closers.push(remove);
      const app = await buildApp(services, { appFolder: null });
      closers.push(() => app.close());
      const account = await services.accounts!.create(database.db, {
        email: 'jan@voorbeeld.example',
        password: PASSWORD,
        emailVerified: true,
      });
      ({ parent } = await makeFamily(database.db, {
        paidChildren: 5,
        parent: { email: 'jan@voorbeeld.example', sub: 'sub' in account ? account.sub : '' },
      }));
      const jan = await apiClient(app, parent, ADMINISTRATOR);
      const visitor = await apiClient(app, null);
      const ok = async (call: Promise<{ status: number; body: unknown }>) => {
        const { status, body } = await call;
        assert.ok(status < 300, JSON.stringify([status, body]));
        return body as Record<string, never> & { hashid: string; ledger_version: number };
      };
      await ok(
        visitor.post('/registration', {
          firstname: 'Piet',
          infix: '',
          lastname: 'Buur',
          gender: 'man',
          birthdate: '1960-01-01',
          email: 'piet@voorbeeld.example',
          password: PASSWORD,
        }),
      );
      const family = await ok(jan.form('/user', childForm({ login: '1' })));
      const bram = (family as unknown as { children: { hashid: string }[] }).children[0]!.hashid;
      const gift = await ok(
        jan.post('/contract', giftDraft(parent.hashid, bram), { 'idempotency-key': 'sleutel-van-jan' }),
      );
      const draft = { ...giftDraft(parent.hashid, bram), total: 700_000 };
      await ok(agree(jan, gift.hashid, { kind: 'terms', draft }));
      const open = { contract: gift.hashid, content: { kind: 'archive' } };
      await ok(jan.post('/contract/proposal', open));
      await ok(jan.post('/contract/generated', { hashid: gift.hashid }));
      const loan = await ok(jan.post('/contract', yearLoanDraft(parent.hashid, bram)));
      await ok(
        jan.post('/contract/event', { contract: loan.hashid, kind: 'payment', date: '2026-02-01', amount: 100_000 }),
      );
      await ok(jan.post('/statement/pdf', { year: 2025 }));
      await ok(jan.post('/order', { children: 6 }));
      await ok(jan.post('/calendar', { amounts: true }));
      await ok(jan.get('/activity'));
      assert.equal((await ok(jan.get('/admin/health'))).log_guarded, true);
      assert.ok((await sendDueMail(services, () => Promise.resolve())) >= 2);
      await sweep(services);
      await startOrderRounds(services).stop();
    });

    test('24 every change, removal and emptying of an append-only table is refused by right, and so is changing the tables', async () => {
      const { db } = database;
      const attempts = APPEND_ONLY.flatMap((table) => [
        `delete from ${table}`,
        `truncate ${table}`,
        `truncate ${table} cascade`,
        `drop table ${table}`,
        `alter table ${table} disable trigger all`,
        `alter table ${table} add column x int`,
        `drop trigger ${table}_keeps on ${table}`,
        `alter table ${table} owner to current_user`,
        `create trigger mine before insert on ${table} for each row execute function append_only()`,
        `create rule mine as on insert to ${table} do instead nothing`,
      ]);
      const columns = await db.execute<{ table: string; column: string }>(
        sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and table_name in ${[...APPEND_ONLY]}`,
      );
      const answers: Record<string, string[]> = {
        contract_events: ['status', 'answered_by', 'answered_at'],
        mandates: ['ended_at', 'ended_why'],
        contested_acts: ['decided_at', 'outcome'],
      };
      for (const { table, column } of columns.rows) {
        if (!answers[table]?.includes(column)) attempts.push(`update ${table} set ${column} = ${column}`);
      }
      attempts.push(
        'set session_replication_role = replica',
        'create table mine (x int)',
        'create schema mine',
        'drop function append_only() cascade',
      );
      attempts.push(
        'create or replace function erase_person(bigint, bigint, text, text) returns void language sql as $$ select $$',
        'delete from drizzle.__drizzle_migrations',
      );
      for (const attempt of attempts) {
        await assert.rejects(
          db.execute(sql.raw(attempt)),
          (error: { cause?: { code?: string } }) => ['42501', IDENTITY].includes(error.cause?.code ?? ''),
          attempt,
        );
      }
      assert.ok(attempts.length > 90);
      // The one right there is: to answer a report. An answered one, and any other column, is refused.
      await assert.rejects(
        db.execute(sql`update contract_events set status = 'refused', answered_by = recorded_by, answered_at = now()`),
        /append-only|Failed query/,
      );
    });

    test('S-308 of an invoice only the buyer is emptied, and a counter only rises', async () => {
      const { db } = database;
      const mine = async (statement: string) =>
        assert.rejects(
          db.execute(sql.raw(statement)),
          (error: { cause?: { code?: string } }) => error.cause?.code === '42501',
          statement,
        );
      await mine(`update invoices set content = jsonb_set(content, '{buyer,name}', '"Een ander"')`);
      await mine(`update invoices set content = content - 'price'`);
      await mine('update invoice_counters set last = last - 1');
    });

    test('S-309 a line of the log has the database’s time, whatever time is given for it', async () => {
      const { db } = database;
      await db.execute(
        sql`insert into audit_log (family_id, action, entity, at) values (${parent.family_id}, 'edit', 'user', '2001-01-01')`,
      );
      const [line] = (
        await db.execute<{ fresh: boolean }>(
          sql`select at > now() - interval '1 hour' as fresh from audit_log where family_id = ${parent.family_id} order by seq desc limit 1`,
        )
      ).rows;
      assert.equal(line?.fresh, true);
    });

    test('S-275 a temporary log of its own affects neither place nor hash of a line, and closes no family', async () => {
      const server = new pg.Client({ connectionString: roles.serverUrl });
      await server.connect();
      try {
        await server.query('begin');
        const { rows: before } = await server.query<{ seq: string }>(
          'select max(seq)::text as seq from public.audit_log where family_id = $1',
          [parent.family_id],
        );
        await server.query('create temp table audit_log (like public.audit_log)');
        await server.query(
          `insert into pg_temp.audit_log select * from public.audit_log where family_id = $1 order by seq desc limit 1`,
          [parent.family_id],
        );
        await server.query('update pg_temp.audit_log set seq = 9223372036854775805');
        await server.query(`insert into public.audit_log (family_id, action, entity) values ($1, 'edit', 'user')`, [
          parent.family_id,
        ]);
        const { rows: after } = await server.query<{ seq: string }>(
          'select max(seq)::text as seq from public.audit_log where family_id = $1',
          [parent.family_id],
        );
        assert.equal(Number(after[0]!.seq), Number(before[0]!.seq) + 1);
      } finally {
        await server.query('rollback');
        await server.end();
      }
    });

    test('24 a line of the log can only be emptied by an erasure, which leaves its own line', async () => {
      const { db } = database;
      const before = await everything(db);
      const [erased] = (await db.execute<{ id: number }>(sql`select id::int from users where firstname = 'Bram'`)).rows;
      await db.execute(sql`select * from erase_person(${erased?.id}, ${parent.id}, 'sub', 'verzoek')`);
      const after = await everything(db);
      assert.equal(after.audit_log?.length, (before.audit_log?.length ?? 0) + 1);
      const emptied = after.audit_log.map(
        (row) =>
          JSON.parse(row) as { id: number; action: string; salt: string | null; after: { emptied?: number[] } | null },
      );
      const line = emptied.find(({ action }) => action === 'erase');
      const ids = line?.after?.emptied ?? [];
      assert.deepEqual(
        ids,
        emptied
          .filter(({ salt }) => salt === null)
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      );
      assert.ok(ids.length > 3);
    });

    test('24 the server makes a backup; restoring it is for the owner, who gives the server its rights again', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'onderling-roles-'));
      const file = path.join(folder, 'backup');
      const client = await database.db.$client.connect();
      await takeBackup(client, file, new Date());
      client.release();
      const second = await emptyWithTwoRoles();
      await assert.rejects(
        openPostgres(second.serverUrl, log, { prepare: async (lesser) => void (await restoreBackup(lesser, file)) }),
        because(/set DATABASE_MIGRATION_URL/),
      );
      const restored = await openPostgres(second.serverUrl, log, {
        prepare: async (owner) => void (await restoreBackup(owner, file)),
        ownerUrl: second.ownerUrl,
      });
      // A restore ends every session, and changes nothing else (docs/decisions/0029).
      await database.db.execute(sql`update accounts set sessions_ended = sessions_ended + 1`);
      assert.deepEqual(await everything(restored.db), await everything(database.db));
      await assert.rejects(restored.db.execute(sql`delete from audit_log`));
      await makeFamily(restored.db);
      await restored.close();
      await second.remove();
      rmSync(folder, { recursive: true });
    });

    test('the server may use a change’s additions as soon as others see them: an older server may be at work', async () => {
      const second = await emptyWithTwoRoles();
      // A client, whose end waits until its connection is gone: the database is dropped by force.
      const outside = new pg.Client({ connectionString: second.adminUrl });
      await outside.connect();
      const seen: unknown[] = [];
      const opened = await openPostgres(second.serverUrl, log, {
        ownerUrl: second.ownerUrl,
        prepare: (owner, grant) =>
          migrateUp(owner, {
            grant: async (client) => {
              await grant?.(client);
              const { rows } = await outside.query<{ table: string | null }>(
                `select to_regclass('public.users') as table`,
              );
              seen.push(rows[0]?.table);
            },
          }),
      });
      assert.deepEqual(seen, [null]);
      await outside.end();
      await opened.close();
      await second.remove();
    });

    test('24 restarting works, also without the owner; impossible rights are refused in one sentence', async () => {
      await (await openPostgres(roles.serverUrl, log)).close();
      await (await openPostgres(roles.serverUrl, log, { ownerUrl: roles.ownerUrl })).close();
      await assert.rejects(
        openPostgres(roles.ownerUrl, log, { ownerUrl: roles.ownerUrl }),
        because(/names a role that owns the tables/),
      );
      await assert.rejects(
        openPostgres(roles.adminUrl, log, { ownerUrl: roles.ownerUrl }),
        because(/names a role that owns the tables/),
      );
      const other = await emptyWithTwoRoles();
      await assert.rejects(openPostgres(other.serverUrl, log), because(/set DATABASE_MIGRATION_URL/));
      await assert.rejects(openPostgres(other.serverUrl, log, { ownerUrl: roles.ownerUrl }), because(/two databases/));
      await other.remove();
    });
  },
);
