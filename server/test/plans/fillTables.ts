import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
}

/** How a row of each hundred differs: optional values are absent, so that the rows of a narrow index are few. */
const FEW = 100;

/** Ends are in the future, except a few; mail was sent over years, everything else was done in the last day. */
function whenOf(name: string): string {
  if (/^(expires|resets|next)_/u.test(name)) return "now() + (n - 100) * interval '1 minute'";
  return name === 'sent_at' ? "now() - n * interval '1 hour'" : "now() - n * interval '1 second'";
}

/** A value of this type in the n-th row, distinct per row where the type has enough of them. */
function valueOf({ name, type, nullable }: Column): string {
  if (name === 'family_id') return 'n';
  // Money that has to go back is rare, and soon gone.
  if (name === 'surplus') return `case when n % ${FEW} = 0 then 'twice' end`;
  const values: [RegExp, string][] = [
    [/\[\]$/u, `'{}'::${type}`],
    [/^(bigint|integer|numeric)/u, 'n'],
    [/^smallint/u, 'n % 30000'],
    [/^(text|character)/u, `'${name} ' || n`],
    [/^timestamp/u, whenOf(name)],
    [/^date/u, 'current_date - (n % 900)::int'],
    [/^boolean/u, 'n % 100 = 0'],
    [/^jsonb/u, `jsonb_build_object('accountId', 'account ' || n)`],
    [/^bytea/u, 'sha256(n::text::bytea)'],
    [/^uuid/u, 'gen_random_uuid()'],
  ];
  const value = values.find(([pattern]) => pattern.test(type))?.[1];
  if (value === undefined) throw new Error(`There is no value for ${name} ${type}.`);
  return nullable && /^(timestamp|date)/u.test(type) ? `case when n % ${FEW} = 0 then null else ${value} end` : value;
}

/**
 * Gives each empty table this many meaningless rows, and tells PostgreSQL how many there are. For a superuser, in a
 * throwaway database: the constraints of a table are put aside.
 * @param except tables that stay as they are.
 */
export async function fillEmptyTables(client: PoolClient, count: number, except: ReadonlySet<string>): Promise<void> {
  const db = drizzle(client);
  const { rows } = await db.execute<Column & Record<string, unknown>>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by c.relname, a.attnum`);
  const demands = await db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of demands.rows) await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  await db.execute(sql`set session_replication_role = replica`);
  for (const table of new Set(rows.map((column) => column.table))) {
    if (except.has(table)) continue;
    const columns = rows.filter((column) => column.table === table);
    const { rowCount } = await db.execute(sql.raw(`select from ${table} limit 1`));
    if (rowCount !== 0) continue;
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(valueOf).join(', ');
    await db.execute(
      sql.raw(
        `insert into ${table} (${names}) overriding system value select ${values} from generate_series(1, ${count}) n`,
      ),
    );
  }
  await db.execute(sql`set session_replication_role = origin`);
  await db.execute(sql`analyze`);
}
