import type { IsoDate } from '../../dates/isoDate.ts';
import { formIn } from './formIn.ts';
import { booksOn, stateOn } from './state.ts';
import type { Ledger } from './types.ts';

/** The figures of a loan from a day on; amounts in cents. */
export interface Figures {
  open: number;
  /** The day of that balance. */
  on: IsoDate;
  /** The usual payment from then on; 0 if nothing more is due. */
  payment: number;
  /** The total interest still to come. */
  interest: number;
  endDate: IsoDate;
  /**
   * The first term that asks something, which may differ from the usual payment: by the interest of a broken period, or of
   * a pause. Null if none is to come.
   */
  first: { date: IsoDate; payment: number } | null;
}

/**
 * The principal open at the end of a day: all of it before the payout; for a future day, the balance if every term until
 * then is paid on its day.
 */
export const openOn = (ledger: Ledger, date: IsoDate, today: IsoDate): number => {
  if (date < ledger.start) return ledger.opening;
  return date <= today ? stateOn(ledger, date).balance : booksOn(ledger, date).planned;
};

/**
 * Returns the figures of a loan after a day, by its ledger.
 * @param from interest counts from the day after this one, and terms after it are to come for `open`
 * @param settled the last day a change mentions: the payment is the one from then on, `open` the balance on it
 */
export function figuresAfter(ledger: Ledger, from: IsoDate, settled: IsoDate): Figures {
  const coming = ledger.terms.filter(({ date }) => date > from);
  const asking = coming.filter(({ date, payment }) => date > settled && payment > 0);
  // The first term after a change also carries the interest of its broken period; the one after it is the loan's
  // usual payment from then on.
  const form = formIn(ledger, settled);
  const usual = form !== 'LinearLoanContract' && asking.length > 2 ? asking[1] : asking[0];
  const [first] = asking;
  return {
    first: first ? { date: first.date, payment: first.payment } : null,
    payment: usual?.payment ?? 0,
    endDate: ledger.endDate,
    interest: coming.reduce((sum, { interest }) => sum + interest, 0),
    open: openOn(ledger, settled, from),
    on: settled,
  };
}
