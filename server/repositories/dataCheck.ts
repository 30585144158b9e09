import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** A check is due a day after the last one. A process that claimed it and vanished keeps others off for six hours. */
const DUE = sql`now() - interval '24 hours'`;
const ABANDONED = sql`now() - interval '6 hours'`;

/** The last check of all stored data, by whichever process did it. */
export interface DataCheck {
  /** By the clock of the database. */
  ageSeconds: number;
  findings: number;
}

/**
 * Claims the check of the day for this process. By a row, as a lock of a session does not come through pgbouncer.
 * @returns false when none is due, or another process has it.
 */
export async function claimDataCheck(db: Db): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update drizzle.data_check set claimed_at = now()
    where (done_at is null or done_at < ${DUE}) and (claimed_at is null or claimed_at < ${ABANDONED})`);
  return rowCount === 1;
}

/** Gives a claimed check back: it could not be done. */
export async function returnDataCheck(db: Db): Promise<void> {
  await db.execute(sql`update drizzle.data_check set claimed_at = null`);
}

/** Records a check that was done. */
export async function recordDataCheck(db: Db, findings: number): Promise<void> {
  await db.execute(sql`update drizzle.data_check set claimed_at = null, done_at = now(), findings = ${findings}`);
}

/** Null before the first check of this database. */
export async function lastDataCheck(db: Db): Promise<DataCheck | null> {
  const { rows } = await db.execute<{ age: number; findings: number }>(sql`
    select extract(epoch from now() - done_at)::float8 as age, findings from drizzle.data_check where done_at is not null`);
  return rows[0] ? { ageSeconds: rows[0].age, findings: rows[0].findings } : null;
}
