import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db, Tx } from './database.ts';
import * as schema from './schema.ts';

/**
 * The database behind a pool. A transaction always gives its connection back: drizzle's own keeps it where the
 * connection was lost before the transaction began, and after twenty of those there is none left.
 */
export function databaseOn(pool: Pool): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction((tx) => work(tx as unknown as Tx), config);
    } finally {
      client.release();
    }
  };
  return Object.assign(drizzle(pool, { schema }), { transaction });
}
