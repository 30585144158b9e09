import type { DAY_COUNTS, PAYMENT_EVERY, PAYMENT_ROUNDINGS } from '../../wire/choices/clauses.ts';

/** A loan that existed before it was recorded here: from this day the records count. */
export interface TakenOver {
  /** `yyyy-MM-dd`. */
  date: string;
  /** The open balance on that day, in cents. */
  balance: number;
  /** The balance on 1 January of that year, if it is asked (domain/loans/takenOver.ts); null if unknown. */
  january?: number | null;
}

/**
 * The plain choices that decide a schedule. Separate from the catalogue, so that a screen showing only a balance does
 * not load every clause.
 */
export const PLAIN_RHYTHM: {
  payment_every: (typeof PAYMENT_EVERY)[number];
  day_count: (typeof DAY_COUNTS)[number];
  payment_rounding: (typeof PAYMENT_ROUNDINGS)[number];
  taken_over: TakenOver | null;
  on_last_day: boolean;
} = { payment_every: 1, day_count: '30E/360', payment_rounding: 'nearest', taken_over: null, on_last_day: false };
