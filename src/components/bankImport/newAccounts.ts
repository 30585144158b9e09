import { othersOf } from '../../../domain/bank/bankLoanOf.ts';
import { nameFit } from '../../../domain/bank/nameFit.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { KnownLines } from '../../../domain/wire/bankImport.ts';
import type { ReadLines } from '../../store/modules/bankImport/importChoices.ts';

/** An account that can be kept, to recognise its lines next time. */
export interface NewAccount {
  /** `person iban`. */
  account: string;
  name: string;
  iban: string;
}

/** The accounts of the certain lines that are not kept yet, each of the only person whose name fits. */
export function newAccounts(read: ReadLines, known: KnownLines): NewAccount[] {
  const kept = new Set(known.loans.flatMap(({ accounts }) => accounts.map(({ person, iban }) => `${person} ${iban}`)));
  const found = new Map<string, NewAccount>();
  for (const { line, certainty, entries } of read.lines) {
    const { iban, name } = read.bankLines[line]?.counterparty ?? { iban: null, name: '' };
    const loan = read.loans.find(({ hashid }) => hashid === entries[0]?.loan);
    if (certainty !== 'sure' || iban === null || !loan) continue;
    const fitting = othersOf(loan, loan.book?.role ?? 'reader').filter((one) => {
      const fit = nameFit(name, [one]);
      return fit === 'full' || fit === 'initial';
    });
    const [person] = fitting;
    if (!person || fitting.length > 1) continue;
    const account = `${person.hashid} ${iban}`;
    if (!kept.has(account)) found.set(account, { account, name: fullName(person), iban });
  }
  return [...found.values()];
}
