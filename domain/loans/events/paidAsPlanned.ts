import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { booksOn } from '../ledger/state.ts';
import { oldestFirst } from '../ledger/unpaidTerms.ts';
import type { Ledger, LedgerLoan } from '../ledger/types.ts';

/** A term or costs due and not fully paid yet. */
export interface MissingPayment {
  date: IsoDate;
  /** The missing amount, in cents. */
  amount: number;
}

/** The unpaid costs on a day: the newest, as money goes to the oldest first. */
function unpaidCosts({ entries }: Ledger, until: IsoDate, paid: number): MissingPayment[] {
  let left = paid;
  return entries.flatMap(({ kind, date, costs }) => {
    if (kind !== 'costs' || date > until) return [];
    const used = Math.min(left, costs);
    left -= used;
    return costs === used ? [] : [{ date, amount: costs - used }];
  });
}

/**
 * The payments that are missing if every term until a day was paid on its own day, and costs when they were made: one
 * for the unpaid part of each that is not fully paid. None if nothing is missing, so that a second time adds nothing.
 */
export function missingPayments(loan: LedgerLoan, events: readonly LoanEvent[], until: IsoDate): MissingPayment[] {
  const ledger = ledgerOf(loan, events);
  const { unpaid, costsPaid } = booksOn(ledger, until);
  const terms = oldestFirst(unpaid).map(({ due, interest, principal }) => ({
    date: due,
    amount: interest + principal,
  }));
  return [...unpaidCosts(ledger, until, costsPaid), ...terms].toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
}
