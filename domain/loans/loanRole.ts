import type { Side } from '../contracts/sides.ts';
import { hasLogin, type LoginState } from '../relations/canLogIn.ts';
import type { LoanEvent } from '../wire/event.ts';

/**
 * The rights of a person on the records of a loan they see (docs/roles.md): a keeper records what counts at once and
 * answers what was reported; a borrower reports money, and it counts when a keeper says it came in.
 */
export type LoanRole = 'keeper' | 'borrower' | 'reader';

/**
 * The lender keeps the records; so does a manager of the family, but not over a lender's head when the manager is the
 * borrower and a lender has a login: also a blocked one, or they would block the lender first.
 * @param side of whoever is asked about
 * @param manages whether they manage the family
 */
export function loanRole(side: Side, manages: boolean, lenders: readonly LoginState[]): LoanRole {
  if (side === 'from') return 'keeper';
  if (side === 'none') return manages ? 'keeper' : 'reader';
  return manages && !lenders.some(hasLogin) ? 'keeper' : 'borrower';
}

/** The kinds of event a borrower can report: money that went to the lender. */
export const REPORTABLE: readonly LoanEvent['kind'][] = ['payment', 'extra_repayment'];
