import type { LoanType } from '../contracts/types.ts';
import { annuityPayment } from './annuityPayment.ts';
import type { LoanCourse } from './course.ts';
import { periodInterest } from './interest.ts';
import { linearRepayment } from './linearRepayment.ts';
import type { Term } from './term.ts';

interface Amortised {
  terms: Term[];
  first: Term;
  last: Term;
}

/**
 * 'never': the amount per term never pays the loan off. 'early': rounded up to cents it pays everything off before
 * the last term.
 */
export type Unpayable = 'never' | 'early';

/**
 * The regular terms, to the cent (docs/decisions/0001-loan-ledger.md): the payment of an annuity or the repayment of a
 * linear loan is rounded once, each period's interest is rounded, the last term pays the balance and its interest.
 */
export function amortise(type: LoanType, course: LoanCourse): Amortised | Unpayable {
  const { opening, rate, every, rounding, firstNumber, lastNumber, dateOf } = course;
  const count = lastNumber - firstNumber + 1;
  const fixedPayment = type === 'AnnuityLoanContract' ? annuityPayment(opening, rate, count, every, rounding) : null;
  const fixedPrincipal = type === 'LinearLoanContract' ? linearRepayment(opening, count, rounding) : 0;
  const terms: Term[] = [];
  let balance = opening;
  for (let number = firstNumber; number < lastNumber; number += 1) {
    const interest = periodInterest(balance, rate, every);
    const principal = fixedPayment === null ? fixedPrincipal : fixedPayment - interest;
    if (principal <= 0 && type !== 'RepaymentFreeLoanContract') return 'never';
    if (principal >= balance) return 'early';
    balance -= principal;
    terms.push({ number, date: dateOf(number), payment: interest + principal, interest, principal, balance });
  }
  const interest = periodInterest(balance, rate, every);
  const last: Term = {
    number: lastNumber,
    date: dateOf(lastNumber),
    payment: interest + balance,
    interest,
    principal: balance,
    balance: 0,
  };
  terms.push(last);
  return { terms, first: terms[0] ?? last, last };
}
