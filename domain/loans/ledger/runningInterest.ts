import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import { aheadOn } from './ahead.ts';
import { ledgerOf, owedIn } from './ledger.ts';
import { booksOn, payoffOn } from './state.ts';

/**
 * The unpaid interest over the time up to and including a day, in cents: the part that had fallen due, the part deferred by a
 * pause, and the part since the last term.
 * @param bySchedule nothing was recorded: every term until then counts as paid
 */
export function runningInterest(loan: LoanDetail, bySchedule: boolean, date: IsoDate): number {
  const ledger = ledgerOf(loan, loan.events);
  if (date < ledger.start) return 0;
  const books = booksOn(ledger, date);
  const since = payoffOn(ledger, date) - owedIn(books);
  if (bySchedule) return since;
  const { interestDue, lateDue, deferred } = books;
  return Math.max(0, since + interestDue + lateDue + deferred - aheadOn(ledger, date).interest);
}
