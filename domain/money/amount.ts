/**
 * The largest amount a contract can have: one thousand million euros, in cents. Times the highest rate it stays below
 * 2^53.
 */
export const MAX_AMOUNT_CENTS = 100_000_000_000;

/** Throws on a fraction or an unsafe number, so that a bug never becomes an amount somebody reads. */
export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError('an amount is a safe integer of cents');
}
