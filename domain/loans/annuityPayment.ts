import { roundHalfUp, roundUp } from '../money/round.ts';
import type { PaymentEvery, PaymentRounding } from '../wire/clauses.ts';
import { MONTH_DIVISOR } from './interest.ts';

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * The payment per term of an annuity loan in cents: P·i / (1 − (1+i)^−n) with i = rate · every / 12, exact, rounded
 * once. With i = r/d it is the fraction P·r·(d+r)^n / (d·((d+r)^n − d^n)); r and d without common factors keep the
 * numbers small.
 *
 * 'nearest' is half up. 'up' is the first whole cent that is at least half a cent above it, because each period's
 * interest may be rounded up by half a cent: so the repayment is never less than in the exact sum, and the debt never
 * above Bx of art. 3.119c lid 1 Wet IB 2001 (docs/decisions/0004). Without interest there is no intermediate rounding.
 */
export function annuityPayment(
  principal: number,
  rateMillipercent: number,
  count: number,
  every: PaymentEvery = 1,
  rounding: PaymentRounding = 'nearest',
): number {
  const n = BigInt(count);
  if (rateMillipercent === 0) return Number((rounding === 'up' ? roundUp : roundHalfUp)(BigInt(principal), n));
  const divisor = MONTH_DIVISOR / every;
  const common = gcd(divisor, rateMillipercent);
  const r = BigInt(rateMillipercent / common);
  const d = BigInt(divisor / common);
  const growth = (d + r) ** n;
  const exact = { cents: BigInt(principal) * r * growth, per: d * (growth - d ** n) };
  return Number(
    rounding === 'up' ? roundUp(2n * exact.cents + exact.per, 2n * exact.per) : roundHalfUp(exact.cents, exact.per),
  );
}
