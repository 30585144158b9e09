import { countsUntil } from '../deduction/monthEnd.ts';
import type { EndStep, RateStep } from '../deduction/ownHomeLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formsIn } from '../loans/ledger/formIn.ts';
import { courseOf } from '../loans/course.ts';
import { aheadOn, prepaidInterestOn, principalOn } from '../loans/ledger/ahead.ts';
import { forgivenIn } from '../loans/ledger/forgiven.ts';
import { ledgerOf, owedIn } from '../loans/ledger/ledger.ts';
import { countingEvents, hasRecords } from '../loans/ledger/countingEvents.ts';
import { booksOn, stateOn } from '../loans/ledger/state.ts';
import type { Ledger } from '../loans/ledger/types.ts';
import { oldestFirst } from '../loans/ledger/unpaidTerms.ts';
import { loanYear } from '../loans/ledger/year.ts';
import type { LoanContract, LoanDetail } from '../wire/contract.ts';
import type { LoanBooks } from './books.ts';
import { scheduledBooks } from './books.ts';

/** The books of a loan: its records, and while there are none, the schedule (docs/decisions/0008). */
export function booksOf(loan: LoanDetail): LoanBooks {
  const { events } = loan;
  return hasRecords(events) ? recordedBooks(loan, ledgerOf(loan, events)) : scheduledBooks(loan);
}

function recordedBooks(loan: LoanDetail, ledger: Ledger): LoanBooks {
  return {
    end_date: ledger.endDate,
    owed_until: owedUntil(ledger),
    bySchedule: false,
    forgiven: forgivenIn(ledger),
    rates: ratesOf(loan, ledger),
    forms: formsIn(ledger),
    ends: () => endsOf(loan),
    principalOn: (date) => principalOn(ledger, date),
    paidForMonth: (monthEnd, until) => paidForMonth(ledger, monthEnd, until),
    arrearsOn(date) {
      const { late, interest, principal } = stateOn(ledger, date).due;
      return { interest: late + interest, principal };
    },
    unpaidOn(date) {
      const { costs, late, interest } = stateOn(ledger, date).due;
      return costs + late + interest + booksOn(ledger, date).deferred;
    },
    prepaidInterestOn: (date) => prepaidInterestOn(ledger, date),
    figures: (year, until) => loanYear(ledger, year, until),
  };
}

function owedUntil({ entries, endDate }: Ledger): IsoDate {
  const last = entries.at(-1);
  if (last === undefined) return endDate;
  return owedIn(last.after) > 0 ? '9999-12-31' : last.date;
}

/** The rate of the agreement, and each change of it: a change to the same rate is none (art. 3.119c lid 2 Wet IB 2001). */
function ratesOf({ contract }: LoanContract, ledger: Ledger): [RateStep, ...RateStep[]] {
  const steps: [RateStep, ...RateStep[]] = [{ from: contract.start_date, millipercent: contract.rate_millipercent }];
  for (const { date, after } of ledger.entries) {
    if (after.rate !== steps.at(-1)?.millipercent) steps.push({ from: date, millipercent: after.rate });
  }
  return steps;
}

/**
 * The last day as agreed, and the effect on it of other terms, each pause, extra repayment or forgiveness by the records until
 * then. A loan that was paid off has no new end: there is nothing left to repay.
 */
function endsOf(loan: LoanDetail): [EndStep, ...EndStep[]] {
  const { contract, total, events } = loan;
  const { dateOf, lastNumber } = courseOf(total, contract);
  const ends: [EndStep, ...EndStep[]] = [{ from: contract.start_date, end: dateOf(lastNumber) }];
  const counting = countingEvents(events);
  for (const event of counting) {
    if (!('outcome' in event || 'ends' in event)) continue;
    const { date } = event;
    const known = ledgerOf(
      loan,
      counting.filter((other) => other.date <= date),
    );
    if (known.endDate !== ends.at(-1)?.end && stateOn(known, date).balance > 0)
      ends.push({ from: date, end: known.endDate });
  }
  return ends;
}

/**
 * A payment goes to the oldest repayment first: only the rest of it counts for that of the month itself. The term due
 * over a month is the one in the first five working days after it, or else the one in the month.
 */
function paidForMonth(ledger: Ledger, monthEnd: IsoDate, until: IsoDate): number {
  if (until <= monthEnd) return 0;
  const terms = ledger.terms.filter(({ number }) => number > 0);
  const latest = countsUntil(monthEnd);
  const own =
    terms.find(({ date }) => date > monthEnd && date <= latest) ??
    terms.findLast(({ date }) => date <= monthEnd && date.slice(0, 7) === monthEnd.slice(0, 7));
  if (own === undefined) return 0;
  const [then, now] = [booksOn(ledger, monthEnd), booksOn(ledger, until)];
  const dueThen = oldestFirst(then.unpaid).find(({ term }) => term.number === own.number)?.principal ?? 0;
  const older = then.principalDue - dueThen;
  const paid = now.repaidScheduled - then.repaidScheduled - older;
  // Amounts paid before the end of the month are no longer open then.
  const ahead = aheadOn(ledger, monthEnd).principal;
  return Math.max(0, Math.min(paid, own.date > monthEnd ? own.principal : dueThen) - ahead);
}
