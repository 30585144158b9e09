import { pairRecords, recordedMoney } from '../../../domain/bank/pairRecords.ts';
import { assumedPayments, isAutoPaid } from '../../../domain/loans/automatic.ts';
import { isMoney } from '../../../domain/loans/events/catalogue.ts';
import type { EventDraft, LoanEvent } from '../../../domain/wire/event.ts';
import type { BankImportForm, ImportEntry } from '../../../domain/wire/bankImport.ts';
import type { Actor } from '../../actor.ts';
import type { StoredImport } from '../../db/bankImportSchema.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import {
  type ImportRow,
  insertLines,
  type KnownLine,
  linesOf,
  type TakenLine,
} from '../../repositories/bankImports.ts';
import { raiseLedger } from '../../repositories/raiseLedger.ts';
import type { Services } from '../../services.ts';
import { confirmAssumed } from '../automatic/automatic.ts';
import { answerable, confirmTogether } from '../events/answerEvent.ts';
import { lockRecords, type OpenBook } from '../events/lockRecords.ts';
import { eventIn } from '../events/eventForChange.ts';
import { takeBackTogether } from '../events/counterEntry.ts';
import { mayRecord, recordTogether } from '../events/recordEvent.ts';
import { sideOf } from './known.ts';

const TAKEN = 'Een regel van dit bestand is al overgenomen. Open het bestand opnieuw.';
const TWICE = 'Deze regel staat er twee keer in.';
const NOT_ASSUMED = 'Van deze termijn telt geen betaling vanzelf.';

interface Into {
  open: OpenBook;
  row: ImportRow;
  loan: BankImportForm['loans'][number];
  form: BankImportForm;
}

/** Names the import of this loan in notices to others. */
const keyOf = ({ row, loan }: Pick<Into, 'row' | 'loan'>) => `${row.hashid} ${loan.contract}`;

/** An entry with its place in the form. */
type Placed = ImportEntry & { at: number };

/** Takes the lines of one loan. Throws as `takeLines`. */
export async function takeInto(tx: Tx, actor: Actor, services: Services, into: Into): Promise<StoredImport> {
  const { row, loan, form } = into;
  const { role, record } = into.open;
  const { contract, past_paid = false } = loan;
  for (const kind of ['payment', 'extra_repayment']) mayRecord(into.open, kind);
  if (role === 'reader') throw forbidden(into.open.book.notYours);
  const side = sideOf(role);
  const entries = form.entries.flatMap((entry, at) => (entry.contract === contract ? [{ ...entry, at }] : []));
  const before = (await linesOf(tx, actor.caller, record.id)).filter((line) => line.side === side);
  refuseTaken(entries, before);

  const missing = await takeBackMissing(tx, actor, services, into);
  const open = missing.length > 0 ? await lockRecords(tx, actor, contract, undefined) : into.open;
  const known = new Set(before.map(({ event }) => event));
  const recorded = recordedMoney(open.record.events).filter(({ hashid }) => !known.has(hashid));
  const found = pairRecords(recorded, entries);
  const there = found.filter((event) => event !== undefined);
  const confirmed =
    role === 'keeper' ? await confirmThere(tx, actor, services, { open, there, past_paid, key: keyOf(into) }) : 0;

  const fresh = entries.filter((_entry, k) => found[k] === undefined);
  const now = confirmed > 0 ? await lockRecords(tx, actor, contract, undefined) : open;
  const { made, past } = await recordTogether(tx, actor, services, now, {
    drafts: fresh.map(draftOf),
    fieldOf: (k, field) => `entries.${fresh[k]?.at}.${field}`,
    past_paid,
    key: keyOf(into),
  });
  const events = new Map(fresh.map(({ at }, k) => [at, made[k]?.hashid]));
  await insertLines(
    tx,
    actor.caller,
    { importId: row.id, contractId: record.id, side },
    entries.map((entry, k) => lineOf(entry, found[k]?.hashid, events.get(entry.at))),
  );
  await raiseLedger(tx, record.id);
  const counting = made.filter(({ status }) => status === 'confirmed').length;
  const told = {
    recorded: counting,
    reported: made.length - counting,
    confirmed,
    known: there.length - confirmed,
    past: past.length,
    missing: missing.length,
  };
  await actor.record(tx, {
    action: 'import',
    entity: 'loan_event',
    hashid: contract,
    after: { import: row.hashid, ...told },
  });
  return { contract, ...told, made: { past, missing } };
}

const draftOf = ({ contract, kind, date, amount, outcome }: Placed): EventDraft => {
  const money = { contract, date, amount };
  return kind === 'payment' ? { ...money, kind } : ({ ...money, kind, outcome } as EventDraft);
};

function lineOf(
  { line, nth, date, account_tail = '' }: Placed,
  there: string | undefined,
  made: string | undefined,
): TakenLine {
  const event = there ?? made;
  if (event === undefined) throw new Error('A line was taken and has no record.');
  return { line, nth, date, account_tail, event, made: there === undefined };
}

/** Refuses a line that was taken before, or occurs twice in the form. Throws V422, C409. */
function refuseTaken(entries: readonly Placed[], before: readonly KnownLine[]): void {
  const seen = new Set<string>();
  for (const { line, nth, at } of entries) {
    const name = `${line} ${nth}`;
    if (seen.has(name)) throw invalid({ [`entries.${at}.nth`]: TWICE });
    seen.add(name);
  }
  if (before.some(({ line, nth }) => seen.has(`${line} ${nth}`))) throw conflict(TAKEN);
}

/** Takes back payments that counted automatically and did not come in. @returns the hashids */
async function takeBackMissing(tx: Tx, actor: Actor, services: Services, into: Into): Promise<string[]> {
  const { open, form } = into;
  const { record } = open;
  const byItself = assumedPayments(record.events).filter((event) => 'automatic' in event && event.automatic);
  const gone = form.missing.flatMap(({ contract, date }, at) => {
    if (contract !== record.hashid) return [];
    const event = byItself.find((one) => one.date === date);
    if (!event) throw invalid({ [`missing.${at}.date`]: NOT_ASSUMED });
    return [event.hashid];
  });
  const found = [...new Set(gone)].map((hashid) => eventIn(open, hashid));
  await takeBackTogether(tx, actor, services, { open, found, key: `${keyOf(into)} missing`, facts: {} });
  return found.map(({ event }) => event.hashid);
}

/** Confirms existing records that wait for the caller, or counted automatically. @returns how many */
async function confirmThere(
  tx: Tx,
  actor: Actor,
  services: Services,
  { open, there, past_paid, key }: { open: OpenBook; there: readonly LoanEvent[]; past_paid: boolean; key: string },
): Promise<number> {
  const money = there.filter(({ kind }) => isMoney(kind));
  const assumed = money.filter((event) => event.status === 'confirmed' && isAutoPaid(event));
  const reports = money
    .filter(({ status }) => status === 'reported')
    .map(({ hashid }) => eventIn(open, hashid))
    .filter((found) => answerable(actor, found));
  await confirmAssumed(tx, actor, services, { open, payments: assumed, key, answer: 'bank' });
  await confirmTogether(tx, actor, services, { open, found: reports, past_paid, key });
  return assumed.length + reports.length;
}
