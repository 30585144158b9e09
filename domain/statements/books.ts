import { countsUntil } from '../deduction/monthEnd.ts';
import type { EndStep, RateStep } from '../deduction/ownHomeLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { FormStep } from '../loans/ledger/formIn.ts';
import { entryIn, NO_ENTRY } from '../loans/takenOver.ts';
import { type Schedule, scheduleOf } from '../loans/schedule.ts';
import type { LoanContract, LoanTerms } from '../wire/contract.ts';
import type { LoanFigures } from '../wire/statement.ts';

/** The figures the annual statement takes from a loan's ledger; amounts in cents. */
export interface LoanBooks {
  /** The day of the last term. */
  end_date: IsoDate;
  /** The day on which the last of it was paid; one that never comes while something is owed after the last term. */
  owed_until: IsoDate;
  /** Nothing was recorded: it is assumed to be paid as planned. */
  bySchedule: boolean;
  /** Forgiven principal, oldest first. */
  forgiven: readonly { date: IsoDate; amount: number }[];
  /** The first is the start. */
  rates: readonly [RateStep, ...RateStep[]];
  /** The form of repayment; the first is that of the agreement. */
  forms: readonly [FormStep, ...FormStep[]];
  /** The day of the last term as agreed, and each change of it; the first is that of the agreement. */
  ends: () => readonly [EndStep, ...EndStep[]];
  /** From 1 January of the year up to and including a day in it. */
  figures: (year: number, until: IsoDate) => LoanFigures;
  principalOn: (date: IsoDate) => number;
  /** How much of the repayment due over a month was paid in the first five working days after it (OwnHomeLoan). */
  paidForMonth: (monthEnd: IsoDate, until: IsoDate) => number;
  /** Returns the amounts due and unpaid on a day. */
  arrearsOn: (date: IsoDate) => { interest: number; principal: number };
  /**
   * Returns the part of the debt at the end of a day that is interest and costs: due and unpaid, or deferred by a pause,
   * after which it falls due.
   */
  unpaidOn: (date: IsoDate) => number;
  /** Returns the interest paid so far ahead by the end of a day that it counts in a later year. */
  prepaidInterestOn: (date: IsoDate) => number;
}

/** The books of a loan with every term paid on its day. */
export function scheduledBooks(loan: LoanContract): LoanBooks {
  return booksAsAgreed(loan, scheduleOf(loan.type, loan.total, loan.contract));
}

/** The parts of a loan that its books need besides its schedule. */
interface AgreedLoan extends Pick<LoanContract, 'type' | 'total'> {
  contract: Pick<LoanTerms, 'start_date' | 'rate_millipercent' | 'taken_over'>;
}

/** The books of a loan with every term of its schedule paid on its day. */
export function booksAsAgreed(loan: AgreedLoan, schedule: Schedule): LoanBooks {
  const { start_date, rate_millipercent, taken_over: takenOver } = loan.contract;
  // Events before a takeover are not recorded here: the books open with the balance of that day.
  const [from, opening] = takenOver === null ? [start_date, loan.total] : [takenOver.date, takenOver.balance];
  const terms = schedule.stub === null ? schedule.terms : [schedule.stub, ...schedule.terms];
  const principalOn = (date: IsoDate) =>
    date < from ? 0 : (schedule.terms.findLast((term) => term.date <= date)?.balance ?? opening);
  return {
    end_date: schedule.endDate,
    owed_until: schedule.endDate,
    bySchedule: true,
    forgiven: [],
    rates: [{ from: start_date, millipercent: rate_millipercent }],
    forms: [{ from: start_date, form: loan.type }],
    ends: () => [{ from: start_date, end: schedule.endDate }],
    principalOn,
    paidForMonth: (monthEnd, until) =>
      schedule.terms.find(({ date }) => date > monthEnd && date <= until && date <= countsUntil(monthEnd))?.principal ??
      0,
    arrearsOn: () => ({ interest: 0, principal: 0 }),
    unpaidOn: () => 0,
    prepaidInterestOn: () => 0,
    figures(year, until) {
      const first = `${year}-01-01`;
      const due = terms.filter(({ date }) => date >= first && date <= until);
      const interest = due.reduce((sum, term) => sum + term.interest, 0);
      const repaid = due.reduce((sum, term) => sum + term.principal, 0);
      const entry = from <= until ? entryIn(loan.total, loan.contract, year) : NO_ENTRY;
      return {
        opening: principalOn(`${year - 1}-12-31`) + entry.opening,
        paid_out: entry.paid_out,
        interest_charged: interest,
        interest_paid: interest,
        costs_charged: 0,
        costs_paid: 0,
        repaid: repaid + entry.repaid,
        repaid_extra: 0,
        paid_ahead: 0,
        forgiven: 0,
        closing: principalOn(until),
      };
    },
  };
}
