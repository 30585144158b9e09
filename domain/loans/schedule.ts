import type { LoanType } from '../contracts/types.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { FieldErrors } from '../rules/fieldErrors.ts';
import { type Unpayable, amortise } from './amortise.ts';
import { checkTerms } from './checkTerms.ts';
import { courseOf } from './course.ts';
import { stubTerm } from './stub.ts';
import type { Term } from './term.ts';
import type { ScheduleTerms } from './terms.ts';

/** The future payments and their days; amounts in cents. */
export interface Schedule {
  /** The opening balance: the principal, or the balance at the takeover. */
  opening: number;
  /** The broken first period, or null. */
  stub: Term | null;
  /** The regular terms, never empty. */
  terms: Term[];
  /** Payment of the first regular term. */
  regularPayment: number;
  /** The interest over all terms, with that of the broken period. */
  totalInterest: number;
  /** The sum of all payments, with the broken period: opening + totalInterest. */
  totalPaid: number;
  /** Day of the last term. */
  endDate: IsoDate;
  /**
   * How much more (or less) the last term pays because of rounding: for an annuity against the regular payment, for
   * a linear loan against the regular repayment; 0 for a repayment-free loan.
   */
  lastTermDifference: number;
}

export const UNPAYABLE_MESSAGES: Record<Unpayable, string> = {
  never: 'Met deze looptijd los je per termijn niets af. Kies een kortere looptijd of een hoger bedrag.',
  early: 'Met deze looptijd is de lening al eerder afgelost. Kies een kortere looptijd of een hoger bedrag.',
};

function difference(type: LoanType, first: Term, last: Term): number {
  if (type === 'AnnuityLoanContract') return last.payment - first.payment;
  return type === 'LinearLoanContract' ? last.principal - first.principal : 0;
}

/**
 * The schedule of a loan, exact to the cent (docs/domain.md 3, docs/decisions/0001-loan-ledger.md).
 * @param total the principal, in cents
 * @returns the schedule, or a Dutch sentence per field that makes it impossible ('total', 'contract.term_months', …).
 */
export function makeSchedule(
  type: LoanType,
  total: number,
  terms: ScheduleTerms,
): { schedule: Schedule } | { errors: FieldErrors } {
  const errors = checkTerms(total, terms);
  if (Object.keys(errors).length > 0) return { errors };
  const course = courseOf(total, terms);
  const amortised = amortise(type, course);
  if (typeof amortised === 'string') return { errors: { 'contract.term_months': UNPAYABLE_MESSAGES[amortised] } };
  const { first, last } = amortised;
  const stub = stubTerm(course);
  const totalInterest = amortised.terms.reduce((sum, term) => sum + term.interest, stub?.interest ?? 0);
  const schedule: Schedule = {
    opening: course.opening,
    stub,
    terms: amortised.terms,
    regularPayment: first.payment,
    totalInterest,
    totalPaid: course.opening + totalInterest,
    endDate: last.date,
    lastTermDifference: difference(type, first, last),
  };
  return { schedule };
}

/** The schedule of a loan that passed its checks: no loan is saved without one. Throws for impossible terms. */
export function scheduleOf(type: LoanType, total: number, terms: ScheduleTerms): Schedule {
  const made = makeSchedule(type, total, terms);
  if ('errors' in made) throw new Error(`Loan without a schedule: ${Object.keys(made.errors).join(', ')}`);
  return made.schedule;
}
