/** Why a clock is not believed. */
export interface Doubt {
  /** Ahead of what is known, behind it, or not that of the database. */
  why: 'ahead' | 'behind' | 'database';
  /** What the clock said. */
  now: Date;
  /** What it contradicts. */
  known: Date;
}

/**
 * Says whether the clock can be believed: whatever deletes, counts, lapses, ends or reminds by it asks here first
 * (docs/decisions/0031).
 */
export interface ClockJudge {
  /** Looks now, in the database. Says so once where the clock is in doubt, and once when it is believed again. */
  fits(): Promise<boolean>;
  /** What was found last; null where the clock fitted, or nobody looked yet. */
  doubt(): Doubt | null;
}
