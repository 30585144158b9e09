import type { IsoDate } from '../dates/isoDate.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { hasRecords } from '../loans/ledger/countingEvents.ts';
import { booksOn } from '../loans/ledger/state.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { BalanceSpan } from './callable.ts';

/** Later than any day of a loan: what was never paid back stays open. */
const NEVER = '9999-12-31';

/**
 * The principal that was open of a signed loan, and its rate, from each day on which one of them changed: by what was
 * recorded, what is overdue included, and by the plan as long as nothing was (docs/decisions/0006). Terms after `today`
 * are taken to be paid on their day: what is overdue now stays so, and nothing comes on top of it.
 */
export function openSpans(loan: LoanDetail, today: IsoDate): BalanceSpan[] {
  const { events } = loan;
  const ledger = ledgerOf(loan, events);
  const recorded = hasRecords(events);
  const overdue = booksOn(ledger, today).principalDue;
  const unpaid = (date: IsoDate, due: number) => (recorded ? (date <= today ? due : Math.min(due, overdue)) : 0);
  const changes = [{ date: ledger.start, after: ledger.before }, ...ledger.entries];
  return changes.map(({ date, after }, index) => ({
    from: date,
    until: changes[index + 1]?.date ?? NEVER,
    balance: after.planned + unpaid(date, after.principalDue),
    rate_millipercent: after.rate,
  }));
}
