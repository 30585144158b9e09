import type { Actor } from '../../actor.ts';
import { type Lifecycle, refusalOf } from '../../../domain/contracts/life/machine.ts';
import { isAgreed } from '../../../domain/loans/events/catalogue.ts';
import { type LoanRole, loanRole } from '../../../domain/loans/loanRole.ts';
import type { GiftTerms } from '../../../domain/wire/contract.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { type ContractRecord, findContractForChange } from '../../repositories/contracts.ts';
import { type ContractInContext, contractInContext } from '../proposals/contractInContext.ts';
import { refuseStale } from '../proposals/refuseStale.ts';
import type { RecordRules } from './recordRules.ts';
import { bookPeopleOf, type StoredPeople } from './bookPeople.ts';
import { loanBook } from './loanBook.ts';
import { paperBook } from './paperBook.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';

const NO_RECORDS =
  'Dit is een schenking. Alleen bij een lening, of bij een schenking op papier met een akte, leg je betalingen vast.';

/** A contract that nobody else can add records to until the transaction ends. */
export interface OpenBook {
  record: ContractRecord;
  book: RecordRules;
  /** The facts that decide who may speak in it. */
  people: StoredPeople;
  role: LoanRole;
  lifecycle: Lifecycle;
  /** Its parties. */
  parties: ContractInContext['parties'];
  /** The managers of the family. */
  managers: ContractInContext['managers'];
}

/** Refuses a record that the state of the contract does not allow. Throws C409. */
export function refuseByLifecycle(lifecycle: Lifecycle, kind: unknown): void {
  const refused = refusalOf(lifecycle, isAgreed(kind) ? 'record change' : 'record money');
  if (refused !== null) throw conflict(refused);
}

/** As `refuseByLifecycle`, for a counter-entry: a change in a concept is taken back by its editor. Throws C409. */
export function refuseTakingBack(lifecycle: Lifecycle, kind: unknown): void {
  if (!isAgreed(kind) || lifecycle.signed || lifecycle.archived) {
    refuseByLifecycle(lifecycle, kind);
    return;
  }
  const refused = refusalOf(lifecycle, 'edit');
  if (refused !== null) throw conflict(refused);
}

type BookRecord = Pick<ContractRecord, 'type' | 'total' | 'terms' | 'events' | 'paperEvents' | 'enteringSince'>;

/** The book of this contract; null for a gift of which nothing is recorded. @param today null if no record is judged by it */
export function bookOf(record: BookRecord, today: string | null): RecordRules | null {
  const loan = storedLoan(record, today);
  // Stored terms have passed validateContract for their type.
  if (loan) return loanBook(loan, record.events);
  return paperBook({ total: record.total, contract: record.terms as GiftTerms }, record.paperEvents);
}

/**
 * The contract an event is about, locked. Throws N404 for a hashid that the caller may not see, V422 for a gift that is
 * not on paper, C409 when it was recorded from an older state of the contract.
 */
export async function lockRecords(
  tx: Tx,
  actor: Actor,
  hashid: string,
  ledgerVersion: number | undefined,
): Promise<OpenBook> {
  const { caller } = actor;
  const record = await findContractForChange(tx, caller, hashid);
  if (!record) throw notFound();
  const book = bookOf(record, actor.today);
  if (book === null) throw invalid({ contract: NO_RECORDS });
  refuseStale(record, { ledger_version: ledgerVersion });
  const living = await contractInContext(tx, actor, record);
  const { parties, managers, lifecycle } = living;
  const people = bookPeopleOf(living, book);
  return { record, book, people, role: loanRole(people, caller.hashid), lifecycle, parties, managers };
}
