import type { StatementLoan } from '../wire/statement.ts';
import { box3Parts } from './box3.ts';

/**
 * The interest of a loan in the actual return of box 3: received by the lender, and negative where the borrower paid it (art.
 * 5.27 lid 2 Wet IB 2001). Null for a debt that was in box 1 all year.
 */
export function interestInReturn(role: 'lent' | 'borrowed', loan: StatementLoan): number | null {
  if (role === 'lent') return loan.figures.interest_paid;
  const [part] = box3Parts([loan]);
  return part === undefined ? null : 0 - part.figures.interest_paid;
}
