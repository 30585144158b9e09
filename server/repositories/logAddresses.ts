import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** The number of lines that lose their address at once. */
const SLICE = 500;

/**
 * Removes the network address from log lines older than this many years, by the clock of the database. Their hashes
 * still hold (docs/decisions/0023).
 * @returns whether there can be more.
 */
export async function clearAddresses(db: Queryable, years: number): Promise<boolean> {
  const { rows } = await db.execute<{ cleared: number }>(
    sql`select clear_log_addresses(${years}::integer, ${SLICE}::integer) as cleared`,
  );
  return rows[0]?.cleared === SLICE;
}
