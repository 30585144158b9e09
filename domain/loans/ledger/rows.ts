import type { Term } from '../term.ts';
import type { Ledger } from './types.ts';

/**
 * A line of a schedule: a term, or an event outside the terms: principal taken off the loan, or (`forgiven_due`) overdue terms
 * that need not be paid any more, which asks that much less. Amounts in cents.
 */
export interface ScheduleRow extends Term {
  beside?: 'extra_repayment' | 'forgiveness' | 'forgiven_due';
}

/**
 * The terms, and between them other reductions of principal not yet due, in order: each balance is the previous one less the
 * principal of its own line. The part of an extra repayment that paid overdue terms is in those terms; that part of a
 * forgiveness is a line without principal, so that the payments of all lines add up to the amount asked.
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
