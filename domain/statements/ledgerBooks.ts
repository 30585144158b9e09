import type { RateStep } from '../deduction/ownHomeLoan.ts';
import { addDays } from '../dates/isoDate.ts';
import { forgivenIn } from '../loans/ledger/forgiven.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { hasRecords } from '../loans/ledger/countingEvents.ts';
import { stateOn } from '../loans/ledger/state.ts';
import type { Ledger } from '../loans/ledger/types.ts';
import { loanYear } from '../loans/ledger/year.ts';
import type { LoanContract, LoanDetail } from '../wire/contract.ts';
import type { LoanBooks } from './books.ts';
import { scheduledBooks } from './books.ts';

/** The books of a loan: what was recorded of it, and while nothing was, the schedule (docs/decisions/0021). */
export function booksOf(loan: LoanDetail): LoanBooks {
  const { events } = loan;
  return hasRecords(events) ? recordedBooks(loan, ledgerOf(loan, events)) : scheduledBooks(loan);
}

function recordedBooks(loan: LoanDetail, ledger: Ledger): LoanBooks {
  return {
    end_date: ledger.endDate,
    bySchedule: false,
    forgiven: forgivenIn(ledger),
    rates: ratesOf(loan, ledger),
    principalOn: (date) => stateOn(ledger, date).balance,
    arrearsOn(date) {
      const { late, interest, principal } = stateOn(ledger, date).due;
      return { interest: late + interest, principal };
    },
    overdueOn(date) {
      const { costs, late, interest } = stateOn(ledger, date).due;
      return costs + late + interest;
    },
    figures: (year, until) => loanYear(ledger, year, until),
  };
}

/** The rate of the agreement, and each change with what was open just before it. */
function ratesOf({ contract }: LoanContract, ledger: Ledger): [RateStep, ...RateStep[]] {
  const steps: [RateStep, ...RateStep[]] = [
    { from: contract.start_date, millipercent: contract.rate_millipercent, debt: ledger.loan.total },
  ];
  for (const { kind, date, after } of ledger.entries) {
    if (kind === 'rate_change')
      steps.push({ from: date, millipercent: after.rate, debt: stateOn(ledger, addDays(date, -1)).balance });
  }
  return steps;
}
