import { roundHalfUp } from '../money/round.ts';
import type { PaymentEvery } from '../wire/clauses.ts';
import { MONTH_DIVISOR } from './interest.ts';

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * The payment per term of an annuity loan in cents: P·i / (1 − (1+i)^−n) with i = rate · every / 12, exact, rounded
 * half up once. With i = r/d it is the fraction P·r·(d+r)^n / (d·((d+r)^n − d^n)); r and d without common factors keep
 * the numbers small.
 */
export function annuityPayment(
  principal: number,
  rateMillipercent: number,
  count: number,
  every: PaymentEvery = 1,
): number {
  const n = BigInt(count);
  if (rateMillipercent === 0) return Number(roundHalfUp(BigInt(principal), n));
  const divisor = MONTH_DIVISOR / every;
  const common = gcd(divisor, rateMillipercent);
  const r = BigInt(rateMillipercent / common);
  const d = BigInt(divisor / common);
  const growth = (d + r) ** n;
  return Number(roundHalfUp(BigInt(principal) * r * growth, d * (growth - d ** n)));
}
