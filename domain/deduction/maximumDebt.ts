import { MONTH_DIVISOR } from '../loans/interest.ts';
import { roundUp } from '../money/round.ts';

/** The moment from which the debt must shrink: the start of the loan, or the last change of its rate (art. 3.119c lid 2). */
export interface Formula {
  /** B0 in cents: the debt at that moment. */
  debt: number;
  /** im is a twelfth of it; in thousandths of a percent a year. */
  millipercent: number;
  /** n: the remaining months of the longest term at that moment. */
  months: number;
}

/** The highest debt that may be open; both amounts in cents. */
export interface MaximumDebt {
  maximum: number;
  /**
   * The most by which a schedule whose payment was rounded to the nearest cent can exceed the formula: one cent a
   * month, with its interest. It is not a legal margin: it only tells rounding from arrears
   * (docs/decisions/0004).
   */
  rounding: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * The highest debt that x months after the start still counts as repaid at least like an annuity (art. 3.119c lid 1):
 * Bx = B0 · (1 − ((1+im)^x − 1) / ((1+im)^n − 1)), exact, then cut to whole cents: never more than Bx. After n months
 * nothing may be open.
 * @param x whole months since the start
 */
export function maximumDebt({ debt, millipercent: rate, months: n }: Formula, x: number): MaximumDebt {
  if (x >= n) return { maximum: 0, rounding: 0 };
  if (x <= 0) return { maximum: debt, rounding: 0 };
  if (rate === 0) return { maximum: Number((BigInt(debt) * BigInt(n - x)) / BigInt(n)), rounding: x };
  const common = gcd(MONTH_DIVISOR, rate);
  const r = BigInt(rate / common);
  const d = BigInt(MONTH_DIVISOR / common);
  // (1+im)^k is (d+r)^k / d^k; everything is brought to one denominator.
  const grown = (d + r) ** BigInt(n);
  const part = (d + r) ** BigInt(x) * d ** BigInt(n - x);
  const whole = d ** BigInt(n);
  const maximum = (BigInt(debt) * (grown - part)) / (grown - whole);
  const cents = roundUp(((d + r) ** BigInt(x) - d ** BigInt(x)) * d, d ** BigInt(x) * r);
  return { maximum: Number(maximum), rounding: Number(cents) };
}
