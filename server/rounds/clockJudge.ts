/** Why a clock is not believed. */
export interface Doubt {
  /** Ahead of the known moments, behind them, or different from the database's. */
  why: 'ahead' | 'behind' | 'database';
  /** The clock's time. */
  now: Date;
  /** The moment it contradicts. */
  known: Date;
}

/**
 * Judges whether the clock can be believed: all code that deletes, counts, lapses, ends or reminds by it asks here
 * first (docs/decisions/0031).
 */
export interface ClockJudge {
  /** Checks the database now. Reports once that the clock is in doubt, and once that it is believed again. */
  fits(): Promise<boolean>;
  /** The last finding; null if the clock fitted, or was not checked yet. */
  doubt(): Doubt | null;
}
