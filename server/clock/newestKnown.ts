import { sql } from 'drizzle-orm';
import { lastBackupAt } from '../backup/backupFolder.ts';
import type { Tx } from '../db/database.ts';

/**
 * The newest moment that the data knows, where nothing was noted of the clock yet: of what was written last in the log
 * and in the books of loans, and of the newest backup. Null in a new database.
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
