/**
 * The one place where a fraction of a cent is rounded (docs/decisions/0001-loan-ledger.md): half up, towards plus
 * infinity. Takes the exact fraction `numerator / denominator` in cents, returns whole cents.
 * @throws RangeError when the denominator is not positive.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('roundHalfUp needs a positive denominator');
  const twice = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = twice / divisor;
  return twice < 0n && twice % divisor !== 0n ? quotient - 1n : quotient;
}

/**
 * Up to a whole cent, for the one case that needs it (docs/decisions/0004). `numerator >= 0`.
 * @throws RangeError if the denominator is not positive.
 */
export function roundUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('roundUp needs a positive denominator');
  return (numerator + denominator - 1n) / denominator;
}

/**
 * roundHalfUp for safe integers: `numerator >= 0`, an even `denominator > 0`, and their sum below 2^53.
 *
 * Exact, although it divides doubles. Let x / d lie below the integer k, with k in (2^e, 2^(e+1)]. Doubles below k
 * stand 2^(e-52) apart, so the quotient rounds up to k only when (kd - x) / d <= 2^(e-53). As kd - x >= 1, that asks
 * for d >= 2^(53-e), and then x >= d(k - 2^(e-53)) > 2^53: too large to be here. So Math.floor never sees a quotient
 * that has reached the next integer.
 */
export function roundHalfUpSafe(numerator: number, denominator: number): number {
  return Math.floor((numerator + denominator / 2) / denominator);
}
