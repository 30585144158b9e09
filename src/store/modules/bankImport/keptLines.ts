import { keptOf, MOST_NAMES } from '../../../../domain/bank/keptLines.ts';
import type { BankLine } from '../../../../domain/bank/bankLine.ts';
import type { BankImportForm, ImportEntry, KnownLines } from '../../../../domain/wire/bankImport.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { KeepLinesForm, KeptLine } from '../../../../domain/wire/keptLine.ts';
import { nameLines, nameText } from '../../lineHash.ts';

/** The lines of a file that are already kept for later, with their hashid there. */
export async function keptBeforeOf(
  { kept_key, kept }: Pick<KnownLines, 'kept_key' | 'kept'>,
  lines: readonly BankLine[],
): Promise<Map<number, string>> {
  const like = new Set(kept.map(({ date, amount }) => `${date} ${amount}`));
  const places = [...lines.keys()].filter((k) => like.has(`${lines[k]?.day} ${lines[k]?.amount}`));
  const named = await nameLines(kept_key, lines, places);
  const own = new Map(kept.map(({ line, nth, hashid }) => [`${line} ${nth}`, hashid]));
  const found = new Map<number, string>();
  for (const [place, { hash, nth }] of named) {
    const hashid = own.get(`${hash} ${nth}`);
    if (hashid !== undefined) found.set(place, hashid);
  }
  return found;
}

/**
 * The call's body for lines to keep, without descriptions or accounts. It includes each loan's own name of a line, so that the
 * loan it turns out to belong to recognises it in later files.
 */
export async function keepFormOf(
  { kept_key, loans }: KnownLines,
  lines: readonly BankLine[],
  places: readonly number[],
): Promise<KeepLinesForm> {
  const own = await nameLines(kept_key, lines, places);
  const byLoan = await Promise.all(
    loans
      .slice(0, MOST_NAMES)
      .map(async ({ contract, key }) => ({ contract, named: await nameLines(key, lines, places) })),
  );
  return {
    lines: places.flatMap((place) => {
      const [line, name] = [lines[place], own.get(place)];
      if (!line || !name) return [];
      const names = byLoan.flatMap(({ contract, named }) => {
        const one = named.get(place);
        return one ? [{ contract, line: one.hash, nth: one.nth }] : [];
      });
      return [{ ...keptOf(line), line: name.hash, nth: name.nth, names }];
    }),
  };
}

/** Somebody's answer about a kept line. */
export interface WorkedOff {
  loan: LoanDetail;
  kind: 'payment' | 'extra_repayment';
  /** Whether everything before was paid as agreed, if that was asked. */
  past?: boolean;
}

/** A kept line as a record in a loan, like one from a file. A later loan has no name for it, and gets one. */
export async function workedOffFormOf(
  kept: KeptLine,
  { loan, kind, past }: WorkedOff,
  known: KnownLines,
  key: string,
): Promise<BankImportForm> {
  const contract = loan.hashid;
  const secret = known.loans.find((one) => one.contract === contract)?.key ?? '';
  const name = kept.names.find((one) => one.contract === contract) ?? {
    line: await nameText(secret, `kept ${kept.hashid}`),
    nth: 1,
  };
  const entry: ImportEntry = {
    contract,
    kind,
    date: kept.date,
    amount: Math.abs(kept.amount),
    ...(kind === 'extra_repayment' && { outcome: loan.contract.extra_repayment }),
    line: name.line,
    nth: name.nth,
    ...(kept.account_tail !== '' && { account_tail: kept.account_tail }),
  };
  return {
    key,
    loans: [{ contract, ledger_version: loan.ledger_version, ...(past !== undefined && { past_paid: past }) }],
    entries: [entry],
    missing: [],
    keep: [],
    worked_off: [kept.hashid],
  };
}
