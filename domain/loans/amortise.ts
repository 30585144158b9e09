import type { LoanType } from '../contracts/types.ts';
import { roundHalfUp } from '../money/round.ts';
import { annuityPayment } from './annuityPayment.ts';
import { monthInterest } from './interest.ts';
import type { Term } from './term.ts';
import { termDates } from './termDates.ts';
import type { ScheduleTerms } from './terms.ts';

interface Amortised {
  terms: Term[];
  first: Term;
  last: Term;
}

/** 'never': the monthly amount pays nothing off. 'early': rounded up to cents it pays everything off before the last term. */
export type Unpayable = 'never' | 'early';

/**
 * The regular terms, to the cent (docs/decisions/0002-cent-ledger.md): the payment of an annuity or the repayment of a linear
 * loan is rounded once, each month's interest is rounded, the last term pays the balance and its interest.
 */
export function amortise(type: LoanType, total: number, schedule: ScheduleTerms): Amortised | Unpayable {
  const { rate_millipercent: rate, term_months: count } = schedule;
  const fixedPayment = type === 'AnnuityLoanContract' ? annuityPayment(total, rate, count) : null;
  const fixedPrincipal = type === 'LinearLoanContract' ? Number(roundHalfUp(BigInt(total), BigInt(count))) : 0;
  const dateOf = termDates(schedule.first_payment_date);
  const terms: Term[] = [];
  let balance = total;
  for (let number = 1; number < count; number += 1) {
    const interest = monthInterest(balance, rate);
    const principal = fixedPayment === null ? fixedPrincipal : fixedPayment - interest;
    if (principal <= 0 && type !== 'RepaymentFreeLoanContract') return 'never';
    if (principal >= balance) return 'early';
    balance -= principal;
    terms.push({ number, date: dateOf(number), payment: interest + principal, interest, principal, balance });
  }
  const interest = monthInterest(balance, rate);
  const last: Term = { number: count, date: dateOf(count), payment: interest + balance, interest, principal: balance, balance: 0 };
  terms.push(last);
  return { terms, first: terms[0] ?? last, last };
}
