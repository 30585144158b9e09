import type { PoolClient } from 'pg';

/** Our tables, quoted for use in a statement. */
export async function tableNames(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}
