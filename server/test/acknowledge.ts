import { sql } from 'drizzle-orm';
import { openDatabase } from '../openDatabase.ts';
import { createLog } from '../log.ts';

/** A script for the durability tests: writes rows for ever, and reports the number of each confirmed one. */
const { db } = await openDatabase(
  { databaseUrl: null, databaseMigrationUrl: null, databaseWaitSeconds: 0, dataDir: process.env.DATA_DIR ?? '' },
  createLog('silent'),
);
await db.execute(sql`create table if not exists acknowledged (id int primary key)`);
const { rows } = await db.execute<{ next: number }>(
  sql`select coalesce(max(id), 0)::int + 1 as next from acknowledged`,
);
for (let id = rows[0]?.next ?? 1; ; id++) {
  await db.execute(sql`insert into acknowledged values (${id})`);
  process.stdout.write(`${id}\n`);
}
