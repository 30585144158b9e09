import type { Actor } from '../../actor.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { type LoanRole, loanRole } from '../../../domain/loans/loanRole.ts';
import type { LedgerLoan } from '../../../domain/loans/ledger/types.ts';
import type { LoanTerms } from '../../../domain/wire/contract.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { type ContractRecord, findContractForChange, type PartyRecord } from '../../repositories/contracts.ts';
import { familyPeople } from '../../repositories/family.ts';

const NOT_A_LOAN = 'Dit is een schenking. Alleen bij een lening leg je betalingen en wijzigingen vast.';
/** The answer to someone who may see a loan, but does not keep its records. */
export const NOT_YOURS = 'Dit kan alleen degene die het geld uitleent.';
const STALE = 'Iemand heeft intussen iets bij deze lening vastgelegd. Bekijk dat eerst, en probeer het dan opnieuw.';

/** A loan that nobody else records anything of until the transaction ends. */
export interface OpenLoan {
  record: ContractRecord;
  loan: LedgerLoan;
  role: LoanRole;
}

/**
 * The loan an event is about, locked. Throws N404 for a hashid that is not the caller's to see, V422 for a gift, C409
 * when it was recorded from an older state than the loan has now.
 */
export async function loanForChange(
  tx: Tx,
  actor: Actor,
  hashid: string,
  ledgerVersion: number | undefined,
): Promise<OpenLoan> {
  const { caller } = actor;
  const record = await findContractForChange(tx, caller, hashid);
  if (!record) throw notFound();
  const { type, total } = record;
  if (!isLoanType(type)) throw invalid({ contract: NOT_A_LOAN });
  if (ledgerVersion !== undefined && ledgerVersion !== record.ledgerVersion) throw conflict(STALE);
  const isOn = (side: PartyRecord['side'], id: number) =>
    record.parties.some((party) => party.side === side && party.userId === id);
  const lenders = (await familyPeople(tx, caller)).filter(({ id }) => isOn('from', id));
  const side = isOn('from', caller.userId) ? 'from' : isOn('to', caller.userId) ? 'to' : 'none';
  // The terms of a stored loan passed validateContract as those of a loan.
  return {
    record,
    loan: { type, total, contract: record.terms as LoanTerms },
    role: loanRole(side, caller.familyRole === 'parent', lenders),
  };
}
