import type { IsoDate } from '../../dates/isoDate.ts';
import { ledgerOf } from './ledger.ts';
import { booksOn, stateOn } from './state.ts';
import type { Ledger } from './types.ts';

/** The purposes of money paid before it fell due, in cents. */
export interface Ahead {
  interest: number;
  principal: number;
}

/**
 * The interest and the principal in the money paid ahead until a day: for the next terms, in their order, with the loan
 * as it was that day. Both count on the day of payment (art. 3.147 Wet IB 2001), except interest over a period that ends
 * more than six months after the year (art. 3.120 lid 3): that counts when it falls due.
 */
export function aheadOn(ledger: Ledger, date: IsoDate): Ahead {
  let left = date < ledger.start ? 0 : booksOn(ledger, date).prepaid;
  const ahead: Ahead = { interest: 0, principal: 0 };
  if (left === 0) return ahead;
  // The period of a term ends the day before it falls due.
  const sixMonthsLater = `${Number(date.slice(0, 4)) + 1}-07-01`;
  const known = ledger.events.filter((event) => event.date <= date);
  const { terms } = known.length === ledger.events.length ? ledger : ledgerOf(ledger.loan, known);
  for (const term of terms.filter((one) => one.date > date)) {
    const interest = Math.min(left, term.interest);
    const principal = Math.min(left - interest, term.principal);
    left -= interest + principal;
    ahead.interest += term.date <= sixMonthsLater ? interest : 0;
    ahead.principal += principal;
    if (left === 0) break;
  }
  return ahead;
}

/** The money paid ahead until a day as interest that counts only when it falls due (art. 3.120 lid 3 Wet IB 2001); cents. */
export function prepaidInterestOn(ledger: Ledger, date: IsoDate): number {
  if (date < ledger.start) return 0;
  const { interest, principal } = aheadOn(ledger, date);
  return booksOn(ledger, date).prepaid - interest - principal;
}

/** The principal open at the end of a day, less the part paid ahead; in cents. */
export function principalOn(ledger: Ledger, date: IsoDate): number {
  return stateOn(ledger, date).balance - aheadOn(ledger, date).principal;
}
