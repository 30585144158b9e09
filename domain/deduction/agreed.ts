import { dateParts, type IsoDate, isoDate } from '../dates/isoDate.ts';
import { above, beginningsOf, testOn } from './moments.ts';
import { countsUntil } from './monthEnd.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';

/**
 * The first 31 December on which a loan paid as agreed exceeds the maximum of art. 3.119c Wet IB 2001, and by how many
 * cents; null if it never does. Payments due in the first working days of January count, as in the check.
 * @param end the day of the last term
 */
export function firstDecemberAbove(loan: OwnHomeLoan, end: IsoDate): { on: IsoDate; cents: number } | null {
  const beginnings = beginningsOf(loan, end, end);
  for (let { year } = dateParts(loan.known_from); isoDate(year, 11, 31) < end; year += 1) {
    const on = isoDate(year, 11, 31);
    const { cents, byRounding } = above(loan, testOn(loan, beginnings, on, countsUntil(on)));
    if (cents > 0 && !byRounding) return { on, cents };
  }
  return null;
}
