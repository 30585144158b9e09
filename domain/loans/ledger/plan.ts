import type { LoanType } from '../../contracts/types.ts';
import type { PaymentEvery, PaymentRounding } from '../../wire/clauses.ts';
import { annuityPayment } from '../annuityPayment.ts';
import { periodInterest } from '../interest.ts';
import { linearRepayment } from '../linearRepayment.ts';

/** How the balance is repaid. */
export interface Plan {
  type: LoanType;
  every: PaymentEvery;
  rounding: PaymentRounding;
  /** Number of the last term. */
  last: number;
  /**
   * The amount paid (annuity) or repaid (linear) each term, in cents; null if something changed and it must be
   * recalculated.
   */
  fixed: number | null;
}

/** The fixed amount for a balance over this many terms. */
export function fixedAmount({ type, every, rounding }: Plan, balance: number, rate: number, count: number): number {
  if (type === 'RepaymentFreeLoanContract' || count < 1) return 0;
  return type === 'LinearLoanContract'
    ? linearRepayment(balance, count, rounding)
    : annuityPayment(balance, rate, count, every, rounding);
}

/** Returns the repayment of a term other than the last. */
export function repaymentOf({ type, every }: Plan, fixed: number, balance: number, rate: number): number {
  if (type === 'RepaymentFreeLoanContract') return 0;
  const repayment = type === 'LinearLoanContract' ? fixed : fixed - periodInterest(balance, rate, every);
  return Math.max(0, Math.min(repayment, balance));
}

/**
 * The last term if a balance is paid with the same amount from `next` on: at the latest the existing one.
 * @param rests whether a term repays nothing: the same amount is paid after it
 */
export function lastAtSameAmount(
  plan: Plan,
  fixed: number,
  balance: number,
  rate: number,
  next: number,
  rests: (number: number) => boolean,
): number {
  let number = next;
  for (let rest = balance; number < plan.last; number += 1) {
    if (rests(number)) continue;
    const repayment = repaymentOf(plan, fixed, rest, rate);
    if (plan.type === 'RepaymentFreeLoanContract' || repayment === 0) return plan.last;
    if (repayment >= rest) return number;
    rest -= repayment;
  }
  return plan.last;
}
