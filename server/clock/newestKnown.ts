import { sql } from 'drizzle-orm';
import { lastBackupAt } from '../backup/backupFolder.ts';
import type { Tx } from '../db/database.ts';

/**
 * The newest moment in the data, if the clock was never noted: the last writes to the log and the books of loans, and
 * the newest backup. Null in a new database.
 */
export async function newestKnown(tx: Tx, dataDir: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: Date | string | null }>(sql`select greatest(
    (select at from audit_log order by id desc limit 1),
    (select recorded_at from contract_events order by id desc limit 1)) as at`);
  const written = rows[0]?.at ?? null;
  const moments = [written === null ? null : new Date(written), lastBackupAt(dataDir, Infinity)].filter(
    (one) => one !== null,
  );
  return moments.reduce<Date | null>((newest, one) => (newest && newest >= one ? newest : one), null);
}
