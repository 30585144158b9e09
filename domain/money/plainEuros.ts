import { assertCents } from './amount.ts';

/**
 * Cents for another program: `1234.56`, `-1234.56`. From digits, so it is exact. Not in format.ts, which the first screen loads
 * (docs/performance.md).
 */
export function plainEuros(cents: number): string {
  assertCents(cents);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
