import type { IsoDate } from '../dates/isoDate.ts';

/** One line of a schedule; amounts in cents. */
export interface Term {
  /** Counts from 1; 0 is the interest over a broken first period. */
  number: number;
  date: IsoDate;
  /** interest + principal */
  payment: number;
  interest: number;
  principal: number;
  /** The balance after this payment. */
  balance: number;
}
