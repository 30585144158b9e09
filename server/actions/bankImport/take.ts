import { createHash } from 'node:crypto';
import { OTHER_LOAN_MESSAGE } from '../../../domain/bank/keptLines.ts';
import { iban, readIban } from '../../../domain/rules/iban.ts';
import type { BankImport, BankImportForm } from '../../../domain/wire/bankImport.ts';
import type { Actor } from '../../actor.ts';
import type { StoredImport } from '../../db/bankImportSchema.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { claimImport, keepAccounts, storeImport } from '../../repositories/bankImports.ts';
import { workOff } from '../../repositories/keptLines.ts';
import type { Services } from '../../services.ts';
import { serverText } from '../../text.ts';
import { lockRecords, type OpenBook } from '../events/lockRecords.ts';
import { limitAct } from '../limitAct.ts';
import { presentImport } from './present.ts';
import { takeInto } from './takeInto.ts';

const NOTHING = 'Kies ten minste één regel.';
const ONCE = 'Deze lening staat er twee keer in.';
const NOT_IN_IT = 'Deze persoon staat niet in deze leningen.';

/**
 * Takes payments from a bank statement into the books of loans: all of them or none. Taken by the side that is paid they count,
 * by the side that pays they are reports, as with single records (recordEvent); a payment already recorded is not recorded again.
 * The same key again gets the first answer. Throws V422 by field, N404, F403, R429, C409 for a line that was taken before, a key
 * that was used for something else, and as recordEvent.
 */
export async function takeLines(tx: Tx, actor: Actor, services: Services, form: BankImportForm): Promise<BankImport> {
  const { caller, now } = actor;
  const hash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const { row, isNew } = await claimImport(tx, caller, { hashid: newHashid(), key: form.key, hash, now });
  if (!isNew) {
    if (row.request_hash !== hash) throw conflict(serverText.keyReused);
    return presentImport(row);
  }
  refuseForm(form);
  await limitAct(tx, actor, 'bankImport', '');
  await limitAct(tx, actor, 'bankLine', '', form.entries.length + form.missing.length);
  const opened: OpenBook[] = [];
  const stored: StoredImport[] = [];
  // In one order, so that two imports at once wait for each other.
  for (const loan of form.loans.toSorted((a, b) => (a.contract < b.contract ? -1 : 1))) {
    const open = await lockRecords(tx, actor, loan.contract, loan.ledger_version);
    opened.push(open);
    stored.push(await takeInto(tx, actor, services, { open, row, loan, form }));
  }
  await keep(tx, actor, opened, form);
  await workOff(tx, caller, form.worked_off ?? [], row.id);
  await storeImport(tx, row, stored);
  return presentImport({ ...row, loans: stored });
}

/** Refuses entries that name no loan of the caller's own, or are empty. Throws V422. */
function refuseForm({ loans, entries, missing }: BankImportForm): void {
  const named = new Set(loans.map(({ contract }) => contract));
  const wrong: Record<string, string> = {};
  if (entries.length + missing.length === 0) wrong.entries = NOTHING;
  if (named.size < loans.length) wrong.loans = ONCE;
  for (const [at, { contract }] of entries.entries())
    if (!named.has(contract)) wrong[`entries.${at}.contract`] = OTHER_LOAN_MESSAGE;
  for (const [at, { contract }] of missing.entries())
    if (!named.has(contract)) wrong[`missing.${at}.contract`] = OTHER_LOAN_MESSAGE;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Stores the account numbers of people in these loans. Throws V422. */
async function keep(
  tx: Tx,
  { caller, now }: Actor,
  opened: readonly OpenBook[],
  { keep: asked }: BankImportForm,
): Promise<void> {
  const people = opened.flatMap(({ parties }) => parties);
  const accounts = asked.map((one, at) => {
    const person = people.find(({ hashid }) => hashid === one.person);
    if (!person) throw invalid({ [`keep.${at}.person`]: NOT_IN_IT });
    const compact = readIban(one.iban);
    if (compact === null) throw invalid({ [`keep.${at}.iban`]: iban(one.iban) ?? iban('') ?? '' });
    return { person: person.id, iban: compact };
  });
  await keepAccounts(tx, caller, accounts, now);
}
