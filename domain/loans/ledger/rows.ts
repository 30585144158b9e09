import type { Term } from '../term.ts';
import type { Ledger } from './types.ts';

/**
 * A line of a schedule: a term, or what happened beside the terms: principal that went off the loan, or (`forgiven_due`) terms that
 * were overdue and need not be paid any more, which asks that much less. Amounts in cents.
 */
export interface ScheduleRow extends Term {
  beside?: 'extra_repayment' | 'forgiveness' | 'forgiven_due';
}

/**
 * The terms, and between them what else lowered the principal that had not fallen due, in the order in which it happened: each
 * balance is the one before it less the principal of its own line. What of an extra repayment went to terms that were overdue
 * stands in those terms; what of a forgiveness did is a line without principal, so that the payments of all lines are what was
 * asked.
 */
export function scheduleRows({ before, entries, terms }: Ledger): ScheduleRow[] {
  const coming = terms[Symbol.iterator]();
  let { planned } = before;
  return entries.flatMap(({ kind, date, principal: gone, after }): ScheduleRow[] => {
    const principal = planned - after.planned;
    planned = after.planned;
    if (kind === 'term' || kind === 'settlement') {
      const term = coming.next().value;
      return term === undefined ? [] : [term];
    }
    const line = (beside: NonNullable<ScheduleRow['beside']>, payment: number, paidOff: number): ScheduleRow[] =>
      payment === 0 && paidOff === 0
        ? []
        : [{ number: 0, date, payment, interest: 0, principal: paidOff, balance: planned, beside }];
    if (kind === 'extra_repayment') return line(kind, principal, principal);
    return kind === 'forgiveness' ? [...line(kind, 0, principal), ...line('forgiven_due', principal - gone, 0)] : [];
  });
}
