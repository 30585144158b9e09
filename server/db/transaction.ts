import { databaseCause, TRY_AGAIN } from '../db/failures.ts';
import type { Db, Tx } from './database.ts';

const TRIES = 3;

/**
 * Runs work in one transaction: all of it, or nothing. When the database gave up because two conflicted (40001, 40P01)
 * it is retried, so the work must do nothing outside the transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = databaseCause(error)?.code ?? '';
      if (attempt >= TRIES || !TRY_AGAIN.includes(code)) throw error;
    }
  }
}
