import { createHmac, randomBytes } from 'node:crypto';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { type LoanRole, loanRole } from '../../../domain/loans/loanRole.ts';
import type { KeptAccount, KnownLines } from '../../../domain/wire/bankImport.ts';
import type { PartySide } from '../../../domain/wire/choices/party.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { storedSecret } from '../../db/storedSecret.ts';
import { notFound } from '../../http/errors.ts';
import {
  accountsKeptBy,
  forgetAccounts,
  type KnownLine,
  linesOf,
  listImports,
} from '../../repositories/bankImports.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { familyPeople } from '../../repositories/family.ts';
import { bookOf } from '../events/lockRecords.ts';
import { bookPeopleOf } from '../events/bookPeople.ts';
import { contractsInContext } from '../proposals/contractInContext.ts';
import { ownKeptLines } from './keptLines.ts';
import { presentImport, undoableSince } from './present.ts';

/** The side that the bank statement belongs to. */
export const sideOf = (role: Exclude<LoanRole, 'reader'>): PartySide => (role === 'keeper' ? 'from' : 'to');

/** The key by which one side of a loan hashes a line, meaningless to the other. `kept`: of a person, for lines they keep. */
async function keys(db: Queryable): Promise<(contract: string, side: PartySide | 'kept') => string> {
  const secret = await storedSecret(db, 'bank-line-key', () => Promise.resolve(randomBytes(32).toString('base64url')));
  return (contract, side) => createHmac('sha256', secret).update(`${contract} ${side}`).digest('hex');
}

/** How many lines of each hash were taken, for one side of one loan. */
function counted(lines: readonly KnownLine[]): Record<string, number> {
  const known: Record<string, number> = {};
  for (const { line } of lines) known[line] = (known[line] ?? 0) + 1;
  return known;
}

/** The lines of bank statements that the caller took before, for each loan they may record payments of. */
export async function knownLines(db: Queryable, actor: Actor): Promise<KnownLines> {
  const { caller, now } = actor;
  const loans = (await listContracts(db, caller)).filter(({ type }) => isLoanType(type));
  const keyOf = await keys(db);
  const lines = await linesOf(db, caller);
  const accounts = await accountsKeptBy(db, caller);
  const found = (await contractsInContext(db, actor, loans)).flatMap((living) => {
    const { record, lifecycle, parties } = living;
    const book = bookOf(record, actor.today);
    const role = book && loanRole(bookPeopleOf(living, book), caller.hashid);
    if (role === null || role === 'reader' || refusalOf(lifecycle, 'record money') !== null) return [];
    const side = sideOf(role);
    return {
      contract: record.hashid,
      key: keyOf(record.hashid, side),
      known: counted(lines.filter((line) => line.contractId === record.id && line.side === side)),
      accounts: accounts.filter(({ person }) => parties.some(({ hashid }) => hashid === person)),
    };
  });
  const imports = await listImports(db, caller, undoableSince(now));
  return {
    loans: found,
    imports: imports.map(presentImport),
    kept_key: keyOf(caller.hashid, 'kept'),
    kept: await ownKeptLines(db, actor),
  };
}

/** Forgets the account numbers stored for a person. Throws N404. */
export async function forgetAccountsOf(tx: Tx, actor: Actor, hashid: string): Promise<KeptAccount[]> {
  const { caller } = actor;
  const person = (await familyPeople(tx, caller)).find((one) => one.hashid === hashid);
  if (!person) throw notFound();
  await forgetAccounts(tx, caller, person.id);
  await actor.record(tx, { action: 'forget', entity: 'bank_account', hashid });
  return accountsKeptBy(tx, caller);
}
