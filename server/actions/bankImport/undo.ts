import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import { breaksOthers } from '../../../domain/loans/events/validateEvent.ts';
import { isMoney } from '../../../domain/loans/events/catalogue.ts';
import { askedBack, takenBack } from '../../../domain/loans/events/takenBack.ts';
import { takesBack } from '../../../domain/loans/events/takesBack.ts';
import type { BankImport } from '../../../domain/wire/bankImport.ts';
import type { Actor } from '../../actor.ts';
import type { StoredImport } from '../../db/bankImportSchema.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { type ImportRow, linesOf, lockImport, undoLines } from '../../repositories/bankImports.ts';
import { backOnTheList } from '../../repositories/keptLines.ts';
import { insertEvents } from '../../repositories/loanEvents.ts';
import { raiseLedger } from '../../repositories/raiseLedger.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';
import type { Services } from '../../services.ts';
import { BREAKS_OTHERS } from '../events/recordRules.ts';
import { lockRecords } from '../events/lockRecords.ts';
import { takeBackTogether } from '../events/counterEntry.ts';
import { eventIn } from '../events/eventForChange.ts';
import { paymentOn } from '../events/pastRecords.ts';
import { presentImport, undoUntil } from './present.ts';

const TOO_LATE = 'Dit is langer dan een dag geleden. Draai een betaling terug bij de lening zelf.';

/**
 * Undoes an import, within a day, for the person who made it: each record as if it were taken back on its own, so records that
 * count wait for the other side (docs/decisions/0016). Records confirmed by the import stay confirmed. Its lines can be taken
 * again. A second time changes nothing. Throws N404, C409.
 */
export async function undoImport(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<BankImport> {
  const { caller, now } = actor;
  const row = await lockImport(tx, caller, hashid);
  if (!row) throw notFound();
  if (row.undone_at !== null) return presentImport(row);
  if (now > undoUntil(row)) throw conflict(TOO_LATE);
  for (const loan of row.loans) await undoIn(tx, actor, services, row, loan);
  await undoLines(tx, row, now);
  await backOnTheList(tx, row.id);
  return presentImport({ ...row, undone_at: now });
}

async function undoIn(
  tx: Tx,
  actor: Actor,
  services: Services,
  row: ImportRow,
  { contract, made }: StoredImport,
): Promise<void> {
  const { caller, now } = actor;
  const open = await lockRecords(tx, actor, contract, undefined);
  const { record, role } = open;
  const lines = (await linesOf(tx, caller, record.id)).filter((line) => line.importId === row.id && line.made);
  const own = new Set([...lines.map(({ event }) => event), ...made.past]);
  const gone = new Set([...takenBack(record.events), ...askedBack(record.events)]);
  const found = record.events
    .filter((event) => own.has(event.hashid) && !gone.has(event.hashid) && event.status !== 'refused')
    // A payment reported by a borrower and confirmed since is the word of both.
    .filter((event) => takesBack(event, role, caller.hashid))
    .map(({ hashid }) => eventIn(open, hashid));
  await takeBackTogether(tx, actor, services, {
    open,
    found,
    key: `${row.hashid} ${contract} undone`,
    facts: { answer: 'bank' },
  });
  // Terms that counted automatically do so again.
  const again = record.events
    .filter(({ hashid }) => made.missing.includes(hashid))
    .flatMap((event) => (isMoney(event.kind) && 'amount' in event ? [paymentOn(event)] : []));
  await insertEvents(
    tx,
    caller,
    record.id,
    again.map((one) => ({ ...one, automatic: true as const })),
    now,
  );
  if (again.length > 0) await refuseUnfit(tx, actor, contract, record.events);
  await raiseLedger(tx, record.id);
}

/** Refuses if terms that would count automatically again clash with records made since. Throws C409. */
async function refuseUnfit(
  tx: Tx,
  actor: Actor,
  contract: string,
  before: Parameters<typeof ledgerOf>[1],
): Promise<void> {
  const { record } = await lockRecords(tx, actor, contract, undefined);
  const loan = storedLoan(record, actor.today);
  if (loan && breaksOthers(ledgerOf(loan, before), ledgerOf(loan, record.events))) throw conflict(BREAKS_OTHERS);
}
