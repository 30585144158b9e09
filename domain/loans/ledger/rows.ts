import type { Term } from '../term.ts';
import type { Ledger } from './types.ts';

/** A line of a schedule: a term, or principal that went off the loan beside the terms. Amounts in cents. */
export interface ScheduleRow extends Term {
  beside?: 'extra_repayment' | 'forgiveness';
}

/**
 * The terms, and between them what else lowered the principal that had not fallen due, in the order in which it happened: each
 * balance is the one before it less the principal of its own line. What of an extra repayment went to terms that were overdue
 * stands in those terms.
 */
export function scheduleRows({ before, entries, terms }: Ledger): ScheduleRow[] {
  const coming = terms[Symbol.iterator]();
  let { planned } = before;
  return entries.flatMap(({ kind, date, after }): ScheduleRow[] => {
    const principal = planned - after.planned;
    planned = after.planned;
    if (kind === 'term' || kind === 'settlement') {
      const term = coming.next().value;
      return term === undefined ? [] : [term];
    }
    if ((kind !== 'extra_repayment' && kind !== 'forgiveness') || principal === 0) return [];
    const payment = kind === 'forgiveness' ? 0 : principal;
    return [{ number: 0, date, payment, interest: 0, principal, balance: planned, beside: kind }];
  });
}
