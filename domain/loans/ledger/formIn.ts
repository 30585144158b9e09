import type { LoanType } from '../../contracts/types.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import type { Ledger } from './types.ts';

/** A form of repayment, and the day it starts. */
export interface FormStep {
  from: IsoDate;
  form: LoanType;
}

/** The forms of a loan: the one in its agreement, and each one agreed since (docs/decisions/0003). */
export function formsIn({ loan, start, events, entries }: Ledger): readonly [FormStep, ...FormStep[]] {
  const steps: [FormStep, ...FormStep[]] = [{ from: start, form: loan.type }];
  // An impossible one has no entry.
  const counted = new Set(entries.map(({ hashid }) => hashid));
  for (const event of events) {
    if (event.kind === 'new_terms' && counted.has(event.hashid) && event.form !== steps.at(-1)?.form)
      steps.push({ from: event.date, form: event.form });
  }
  return steps;
}

/** The form of repayment from a day on. */
export const formIn = (ledger: Ledger, date: IsoDate): LoanType =>
  formsIn(ledger).findLast(({ from }, k) => k === 0 || from <= date)?.form ?? ledger.loan.type;
