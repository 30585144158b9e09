import type { LoanType } from '../contracts/types.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import type { RepaymentOutcome } from '../wire/event.ts';
import { type Unpayable, amortise } from './amortise.ts';
import { type LoanCourse, courseOf } from './course.ts';
import { periodInterest } from './interest.ts';
import type { Schedule } from './schedule.ts';
import type { Term } from './term.ts';
import type { ScheduleTerms } from './terms.ts';

/**
 * A change that is tried out on the day of a term, right after its payment; amounts in cents, rates in thousandths of a
 * percent.
 */
export type WhatIfChange =
  | { kind: 'extra'; amount: number; outcome: RepaymentOutcome }
  | { kind: 'rate'; rate: number };

/** How a loan goes on after one of its terms; amounts in cents. */
export interface Continuation {
  /** Open right after the term and the change. */
  open: number;
  /** None when nothing is open any more. */
  terms: Term[];
  /** The payment of the first of these terms; 0 without any. */
  payment: number;
  /** The interest of all of these terms together. */
  interest: number;
  endDate: IsoDate;
}

const UNPAYABLE: Record<Unpayable, string> = {
  never: 'Hiermee wordt er per termijn niets afgelost.',
  early: 'Het bedrag dat overblijft is te klein voor het aantal termijnen. Los dan alles in één keer af.',
};

const EXTRA_TOO_LOW = 'Vul een bedrag in van ten minste € 0,01.';

function continuation(open: number, terms: Term[], end: IsoDate): Continuation {
  return {
    open,
    terms,
    payment: terms[0]?.payment ?? 0,
    interest: terms.reduce((sum, term) => sum + term.interest, 0),
    endDate: terms.at(-1)?.date ?? end,
  };
}

/** As agreed, after the term with this place in the schedule. */
export function goesOn({ terms, opening, endDate }: Schedule, index: number): Continuation {
  return continuation(terms[index]?.balance ?? opening, terms.slice(index + 1), endDate);
}

/** The same payment (annuity) or the same repayment (linear) until nothing is open; the last term pays what is left. */
function sooner(
  type: LoanType,
  { rate, every, firstNumber, lastNumber, dateOf, opening }: LoanCourse,
  regular: Term,
): Term[] {
  const terms: Term[] = [];
  let balance = opening;
  for (let number = firstNumber; balance > 0; number += 1) {
    const interest = periodInterest(balance, rate, every);
    const wanted = type === 'AnnuityLoanContract' ? regular.payment - interest : regular.principal;
    const principal = number === lastNumber ? balance : Math.min(balance, wanted);
    balance -= principal;
    terms.push({ number, date: dateOf(number), payment: interest + principal, interest, principal, balance });
  }
  return terms;
}

/**
 * How a loan would go on if it changed on the day of a term: exact to the cent, by the convention of its schedule
 * (docs/decisions/0002-cent-ledger.md). A repayment-free loan keeps its end, whatever outcome is asked for.
 * @param index place of the term in `schedule.terms`
 * @returns the continuation, or a Dutch sentence that says why it can't be.
 */
export function whatIf(
  type: LoanType,
  total: number,
  terms: ScheduleTerms,
  schedule: Schedule,
  index: number,
  change: WhatIfChange,
): Continuation | { error: string } {
  const at = schedule.terms[index];
  const regular = schedule.terms[0];
  if (at === undefined || regular === undefined) throw new Error(`No term ${index} in this schedule`);
  const extra = change.kind === 'extra' ? change.amount : 0;
  if (change.kind === 'extra' && extra < 1) return { error: EXTRA_TOO_LOW };
  if (extra > at.balance) return { error: `Er staat dan nog ${formatEuro(at.balance)} open. Meer aflossen kan niet.` };
  const open = at.balance - extra;
  if (open === 0) return continuation(0, [], at.date);
  const course: LoanCourse = {
    ...courseOf(total, terms),
    opening: open,
    firstNumber: at.number + 1,
    ...(change.kind === 'rate' && { rate: change.rate }),
  };
  if (change.kind === 'extra' && change.outcome === 'shorter_term' && type !== 'RepaymentFreeLoanContract')
    return continuation(open, sooner(type, course, regular), at.date);
  const made = amortise(type, course);
  return typeof made === 'string' ? { error: UNPAYABLE[made] } : continuation(open, made.terms, at.date);
}
