import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createLog } from '../log.ts';
import { emptyWithTwoRoles, hasPostgres, stopPostgres } from '../test/postgresDatabases.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** The list, which RIGHTS=make writes: for anybody who adds a table or a function. */
const LIST = 'docs/database-rights.md';
const HEAD = `# Rights of the server's role in PostgreSQL

Made by \`RIGHTS=make node scripts/test-server.mjs --engine=postgres server/db/rights.postgres.test.ts\`, and checked by the same
test, which tries every kind of statement on every table ([0030](decisions/0030-append-only-and-audit.md),
[PostgreSQL](postgresql.md)). It has no other rights: it can't create, change, truncate or drop a table. "all" means each column.
`;

interface Rights {
  table: string;
  insert: boolean;
  remove: boolean;
  /** The columns it may change. */
  changes: string[];
  columns: string[];
}

describe('24 the rights of the lesser role', { skip: hasPostgres ? false : 'no PostgreSQL on this machine' }, () => {
  let roles: Awaited<ReturnType<typeof emptyWithTwoRoles>>;
  let database: Database;

  before(async () => {
    roles = await emptyWithTwoRoles();
    database = await openPostgres(roles.serverUrl, createLog('silent'), { ownerUrl: roles.ownerUrl });
  });
  after(async () => {
    await database.close();
    await roles.remove();
    await stopPostgres();
  });

  const rows = async <Row extends Record<string, unknown>>(query: string): Promise<Row[]> =>
    (await database.db.execute(sql.raw(query))).rows as Row[];

  /** The result of a statement by a role that may not: refused by right, or as not its own. */
  async function refused(statement: string): Promise<boolean> {
    try {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql.raw(statement));
        tx.rollback();
      });
    } catch (error) {
      return (error as { cause?: { code?: string } }).cause?.code === '42501';
    }
    throw new Error('The transaction was not rolled back.');
  }

  const given = (): Promise<Rights[]> =>
    rows<Rights & Record<string, unknown>>(`
      select (case n.nspname when 'public' then '' else n.nspname || '.' end) || c.relname as table,
        has_table_privilege(c.oid, 'INSERT') as insert, has_table_privilege(c.oid, 'DELETE') as remove,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(c.oid, a.attnum, 'UPDATE') order by a.attnum) as changes,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'drizzle') order by 1`);

  const functions = async (): Promise<string[]> =>
    (
      await rows<{ name: string }>(`select p.oid::regprocedure::text as name from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype and has_function_privilege(p.oid, 'EXECUTE') order by 1`)
    ).map(({ name }) => name);

  test('S-378 the list of the role’s rights matches the database: one table, column or function more is noticed', async () => {
    const tables = (await given()).map(({ table, insert, remove, changes, columns }) => {
      const changed = changes.length === columns.length ? 'all' : changes.join(', ') || 'no';
      return `| ${table} | ${insert ? 'yes' : 'no'} | ${changed} | ${remove ? 'yes' : 'no'} |`;
    });
    const told = [
      ...[HEAD, '| table (each is read) | adds | changes | removes |', '|---|---|---|---|', ...tables, ''],
      ...['It may call:', '', ...(await functions()).map((name) => `- \`${name}\``), ''],
    ].join('\n');
    if (process.env.RIGHTS === 'make') writeFileSync(LIST, told);
    assert.equal(readFileSync(LIST, 'utf8'), told);
  });

  test('S-378 every kind of statement on every table does exactly what the list says', async () => {
    const list = new Map(
      readFileSync(LIST, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, table, insert, changes, remove] =
            /^\| ([a-z_.]+) \| (\w+) \| ([a-z_, ]+) \| (\w+) \|$/u.exec(line) ?? [];
          return table ? [[table, { insert, changes: changes?.split(', ') ?? [], remove }] as const] : [];
        }),
    );
    const wrong: string[] = [];
    const tries = async (statement: string, may: boolean) => {
      if ((await refused(statement)) === may) wrong.push(`${may ? 'refused' : 'let through'}: ${statement}`);
    };
    for (const { table, columns } of await given()) {
      const own = list.get(table);
      assert.ok(own, table);
      const [first = ''] = columns;
      await tries(`select from ${table} limit 0`, true);
      await tries(`insert into ${table} select * from ${table} limit 0`, own.insert === 'yes');
      await tries(`copy ${table} from program 'true'`, false);
      await tries(`delete from ${table} where false`, own.remove === 'yes');
      await tries(`merge into ${table} t using ${table} s on false when matched then delete`, own.remove === 'yes');
      for (const column of columns)
        await tries(
          `update ${table} set ${column} = default where false`,
          own.changes[0] === 'all' || own.changes.includes(column),
        );
      for (const statement of [
        `truncate ${table}`,
        `drop table ${table}`,
        `alter table ${table} add column x int`,
        `alter table ${table} rename to gone`,
        `alter table ${table} disable trigger all`,
        `alter table ${table} owner to current_user`,
        `alter table ${table} enable row level security`,
        `create trigger mine before insert on ${table} for each row execute function append_only()`,
        `create rule mine as on insert to ${table} do instead nothing`,
        `create index on ${table} (${first})`,
        `create policy mine on ${table}`,
        `create view public.mine as select * from ${table}`,
        `create table public.mine (like ${table})`,
        `comment on table ${table} is 'mine'`,
        `reindex table ${table}`,
        `cluster ${table}`,
      ])
        await tries(statement, false);
    }
    assert.deepEqual(wrong, []);
    for (const statement of [
      ...[
        'create schema mine',
        'create extension pgcrypto',
        'create role mine',
        'set session_replication_role = replica',
      ],
      ...["select pg_read_file('/etc/passwd')", 'create publication mine for all tables'],
      ...[
        'create function public.mine() returns int language sql as $$ select 1 $$',
        'create type public.mine as (x int)',
      ],
      ...[
        'create sequence public.mine',
        'drop function append_only() cascade',
        'alter function append_only() owner to current_user',
      ],
    ])
      assert.equal(await refused(statement), true, statement);
  });
});
