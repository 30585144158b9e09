import type { LoanEvent } from '../../domain/wire/event.ts';
import type { Caller } from '../caller.ts';
import type { ContractRecord, PartyRecord } from '../repositories/contracts.ts';

/**
 * What a person may do with the records of a loan they see (docs/roles.md): a keeper records what counts at once and answers
 * what was reported; a borrower reports money, and it counts when a keeper says it came in.
 */
export type LoanRole = 'keeper' | 'borrower' | 'reader';

const isOn = ({ parties }: ContractRecord, side: PartyRecord['side'], { userId }: Caller) => parties.some((party) => party.side === side && party.userId === userId);

/**
 * The lender keeps the records; so does the parent who manages the family, but not over a lender's head when the parent is the
 * borrower and a lender has a login of their own.
 * @param lenderCanLogIn whether somebody on the lender's side has a login
 */
export function loanRole(record: ContractRecord, caller: Caller, lenderCanLogIn: boolean): LoanRole {
  if (isOn(record, 'from', caller)) return 'keeper';
  if (isOn(record, 'to', caller)) return caller.familyRole === 'parent' && !lenderCanLogIn ? 'keeper' : 'borrower';
  return caller.familyRole === 'parent' ? 'keeper' : 'reader';
}

/** What a borrower can report: money that went to the lender. */
export const REPORTABLE: readonly LoanEvent['kind'][] = ['payment', 'extra_repayment'];
