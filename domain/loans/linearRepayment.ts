import { roundHalfUp, roundUp } from '../money/round.ts';
import type { PaymentRounding } from '../wire/clauses.ts';

/** Returns the repayment of a linear loan per term, in cents, rounded once: half up, or up. */
export function linearRepayment(principal: number, count: number, rounding: PaymentRounding): number {
  return Number((rounding === 'up' ? roundUp : roundHalfUp)(BigInt(principal), BigInt(count)));
}
