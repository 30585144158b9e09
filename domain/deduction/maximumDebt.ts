import { dateParts, type IsoDate } from '../dates/isoDate.ts';
import { MONTH_DIVISOR } from '../loans/interest.ts';
import { roundHalfUp } from '../money/round.ts';

/** The longest term a loan for the own home may have, in months (art. 3.119a Wet IB 2001). */
export const LONGEST_TERM = 360;

/** From where the debt must shrink: the start of the loan, or the last change of its rate (art. 3.119c lid 2). */
export interface Restart {
  /** B0 in cents: the debt at that moment. */
  debt: number;
  rate_millipercent: number;
  /** n: what is left of the longest term then, in months. */
  months: number;
}

/** What may be open at the most; both in cents. */
export interface MaximumDebt {
  maximum: number;
  /**
   * What a schedule in whole cents may stand above the formula: one cent a month, with its interest. The payment and
   * each month's interest are rounded by half a cent at the most (docs/decisions/0022).
   */
  rounding: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * The highest debt that x months after the start still counts as repaid at least like an annuity (art. 3.119c lid 1):
 * Bx = B0 · (1 − ((1+im)^x − 1) / ((1+im)^n − 1)), exact, rounded half up once. After n months nothing may be open.
 * @param x whole months since the restart
 */
export function maximumDebt({ debt, rate_millipercent: rate, months: n }: Restart, x: number): MaximumDebt {
  if (x <= 0) return { maximum: debt, rounding: 0 };
  if (x >= n) return { maximum: 0, rounding: 0 };
  if (rate === 0) return { maximum: Number(roundHalfUp(BigInt(debt) * BigInt(n - x), BigInt(n))), rounding: x };
  const common = gcd(MONTH_DIVISOR, rate);
  const r = BigInt(rate / common);
  const d = BigInt(MONTH_DIVISOR / common);
  // (1+im)^k is (d+r)^k / d^k; everything is brought to one denominator.
  const grown = (d + r) ** BigInt(n);
  const part = (d + r) ** BigInt(x) * d ** BigInt(n - x);
  const whole = d ** BigInt(n);
  const maximum = roundHalfUp(BigInt(debt) * (grown - part), grown - whole);
  const cents = roundHalfUp(((d + r) ** BigInt(x) - d ** BigInt(x)) * d, d ** BigInt(x) * r);
  return { maximum: Number(maximum), rounding: Number(cents) };
}

/**
 * Whole calendar months from a day to the end of a month (from 0); the month of that day counts only from its first
 * day.
 */
export function monthsThrough(from: IsoDate, year: number, month: number): number {
  const start = dateParts(from);
  return Math.max(0, (year - start.year) * 12 + month + 1 - start.month - (start.day === 1 ? 0 : 1));
}
