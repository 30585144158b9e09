import type { BankImportForm, ImportEntry, KnownLines } from '../../../../domain/wire/bankImport.ts';
import { nameLines } from '../../lineHash.ts';
import { type Choices, chosenEntries, type ReadLines } from './importChoices.ts';

const TAIL = 4;

/**
 * The call's body, with only the ticked lines: loan, day, amount, and the hash that identifies the line.
 * @param key names this import, so that it may be sent again
 */
export async function importFormOf(
  read: ReadLines,
  choices: Choices,
  known: KnownLines,
  key: string,
): Promise<BankImportForm> {
  const chosen = chosenEntries(read, choices);
  const gone = read.neverCame.filter(({ event }) => choices.gone.has(event));
  const ticked = new Set(chosen.map(({ line }) => line));
  const replaced = read.lines.flatMap(({ line, replaces }) =>
    ticked.has(line) && !choices.byHand.has(line) ? replaces : [],
  );
  const missing = new Map(
    [...gone, ...replaced].map(({ loan, date }) => [`${loan} ${date}`, { contract: loan, date }]),
  );
  const own = new Set([...chosen.map(({ loan }) => loan), ...[...missing.values()].map(({ contract }) => contract)]);
  const loans = read.loans.filter(({ hashid }) => own.has(hashid));
  const entries: ImportEntry[] = [];
  for (const { hashid, contract } of loans) {
    const secret = known.loans.find((one) => one.contract === hashid)?.key;
    if (secret === undefined) continue;
    const mine = chosen.filter(({ loan }) => loan === hashid);
    const named = await nameLines(
      secret,
      read.bankLines,
      mine.map(({ line }) => line),
    );
    for (const { line, kind, date, amount } of mine) {
      const name = named.get(line);
      if (!name) continue;
      const iban = read.bankLines[line]?.counterparty.iban ?? null;
      entries.push({
        contract: hashid,
        kind,
        date,
        amount,
        ...(kind === 'extra_repayment' && { outcome: contract.extra_repayment }),
        line: name.hash,
        nth: name.nth,
        ...(iban !== null && { account_tail: iban.slice(-TAIL).toUpperCase() }),
      });
    }
  }
  return {
    key,
    loans: loans.map(({ hashid, ledger_version }) => ({
      contract: hashid,
      ledger_version,
      ...(choices.past[hashid] !== undefined && { past_paid: choices.past[hashid] }),
    })),
    entries,
    missing: [...missing.values()],
    keep: [...choices.keep].map((account) => {
      const [person = '', iban = ''] = account.split(' ');
      return { person, iban };
    }),
    worked_off: [...new Set(chosen.flatMap(({ line }) => read.keptBefore.get(line) ?? []))],
  };
}
