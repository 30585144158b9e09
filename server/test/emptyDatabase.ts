import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Makes a database as the engine makes one, without our tables. */
export async function emptyDatabase(db: Db): Promise<void> {
  for (const statement of [
    'drop schema public cascade',
    'drop schema if exists drizzle cascade',
    'create schema public',
  ])
    await db.execute(sql.raw(statement));
}
