import { assertCents } from './amount.ts';

const NBSP = '\u00a0';

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** From digits, not through a double divided by 100: exact up to 2^53 cents. */
function parts(cents: number): { sign: string; euros: string; rest: string } {
  assertCents(cents);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return { sign: cents < 0 ? '-' : '', euros: grouped(digits.slice(0, -2)), rest: digits.slice(-2) };
}

/** Cents in Dutch notation (docs/screens.md 1): `€ 1.234,56`, `€ -1.234,56`, with a no-break space. */
export function formatEuro(cents: number): string {
  const { sign, euros, rest } = parts(cents);
  return `€${NBSP}${sign}${euros},${rest}`;
}

/** For running text: `€ 25.000` if the amount is whole, otherwise as formatEuro. */
export function formatEuroShort(cents: number): string {
  const { sign, euros, rest } = parts(cents);
  return rest === '00' ? `€${NBSP}${sign}${euros}` : formatEuro(cents);
}
