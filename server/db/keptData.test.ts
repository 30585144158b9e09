import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { keptData, NOT_OF_PEOPLE } from '../../domain/privacy/keptData.ts';
import { eachEngine } from '../test/engines.ts';

eachEngine((engine) => {
  test('AVG 13: /privacy lists exactly the columns that can say something about a person', async () => {
    const { db } = await engine.services();
    const { rows } = await db.execute<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
      and data_type in ('text', 'jsonb', 'bytea', 'date', 'ARRAY') order by table_name, column_name`);
    const listed = keptData.flatMap(({ columns }) => Object.entries(columns));
    const isListed = ({ table, column }: { table: string; column: string }) =>
      listed.some(([name, which]) => name === table && (which === '*' || which.includes(column)));
    assert.deepEqual(
      rows.filter((row) => !NOT_OF_PEOPLE.includes(row.table) && !isListed(row)),
      [],
    );
    const all = await db.execute<{ table: string }>(
      sql`select tablename as table from pg_tables where schemaname = 'public'`,
    );
    const tables = new Set(all.rows.map(({ table }) => table));
    assert.deepEqual(
      [...NOT_OF_PEOPLE, ...listed.map(([name]) => name)].filter((name) => !tables.has(name)),
      [],
    );
    for (const [name, which] of listed)
      if (which !== '*')
        for (const column of which)
          assert.ok(
            rows.some((row) => row.table === name && row.column === column),
            `${name}.${column}`,
          );
  });
});
