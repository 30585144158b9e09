import type { Actor } from '../../actor.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { LoanRole } from '../../../domain/loans/loanRole.ts';
import type { GiftTerms, LoanTerms } from '../../../domain/wire/contract.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { type ContractRecord, findContractForChange, type PartyRecord } from '../../repositories/contracts.ts';
import { familyPeople } from '../../repositories/family.ts';
import type { Book } from './book.ts';
import { loanBook } from './loanBook.ts';
import { paperBook } from './paperBook.ts';

const NO_RECORDS =
  'Dit is een schenking. Alleen bij een lening, of bij een schenking op papier met een akte, leg je betalingen vast.';
const STALE = 'Iemand heeft intussen iets bij dit contract vastgelegd. Bekijk dat eerst, en probeer het dan opnieuw.';

/** A contract that nobody else records anything of until the transaction ends. */
export interface OpenBook {
  record: ContractRecord;
  book: Book;
  role: LoanRole;
}

/** The rules of this contract; null for a gift of which nothing is recorded. */
function bookOf({ type, total, terms }: Pick<ContractRecord, 'type' | 'total' | 'terms'>): Book | null {
  // Stored terms have passed validateContract for their type.
  return isLoanType(type)
    ? loanBook({ type, total, contract: terms as LoanTerms })
    : paperBook({ total, contract: terms as GiftTerms });
}

/**
 * The contract an event is about, locked. Throws N404 for a hashid that is not the caller's to see, V422 for a gift
 * that is not on paper, C409 when it was recorded from an older state than the contract has now.
 */
export async function bookForChange(
  tx: Tx,
  actor: Actor,
  hashid: string,
  ledgerVersion: number | undefined,
): Promise<OpenBook> {
  const { caller } = actor;
  const record = await findContractForChange(tx, caller, hashid);
  if (!record) throw notFound();
  const book = bookOf(record);
  if (book === null) throw invalid({ contract: NO_RECORDS });
  if (ledgerVersion !== undefined && ledgerVersion !== record.ledgerVersion) throw conflict(STALE);
  const isOn = (side: PartyRecord['side'], id: number) =>
    record.parties.some((party) => party.side === side && party.userId === id);
  const paid = (await familyPeople(tx, caller)).filter(({ id }) => isOn(book.paid, id));
  const side = isOn('from', caller.userId) ? 'from' : isOn('to', caller.userId) ? 'to' : 'none';
  return { record, book, role: book.roleOf(side, caller.familyRole === 'parent', paid) };
}
