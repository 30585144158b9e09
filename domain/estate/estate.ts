import { isLoan } from '../contracts/isLoan.ts';
import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { giftDay, waitsFor } from '../gifts/entries.ts';
import type { LoanBooks } from '../statements/books.ts';
import { standingOf } from '../statements/sides.ts';
import type { ContractDetail, LoanDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';

/** Gifts of so many days before a death count with the inheritance (art. 12 SW 1956). */
export const BEFORE_DEATH_DAYS = 180;

/** One claim, debt or gift of somebody who died; amounts in cents. */
export interface EstateLine {
  hashid: string;
  type: ContractDetail['type'];
  /** Of the agreement. */
  signed_date: IsoDate;
  /** The day of the gift, or that the loan began. */
  date: IsoDate;
  amount: number;
  purpose: string;
  others: Party[];
  together: Party[];
}

/** What an executor needs to know on the day somebody died. */
export interface Estate {
  death_date: IsoDate;
  /** What others still owed. */
  claims: EstateLine[];
  /** What was still owed to others. */
  debts: EstateLine[];
  /** Given in the 180 days before. */
  recent: EstateLine[];
  /** Every signed contract the person was in, whatever became of it: the documents. */
  contracts: string[];
}

/**
 * The claims, debts and late gifts of a person on the day of their death, as the contracts and the books say.
 * @param booksOf the books of a loan
 */
export function estateOf(
  person: string,
  death: IsoDate,
  contracts: readonly ContractDetail[],
  booksOf: (loan: LoanDetail) => LoanBooks,
): Estate {
  const estate: Estate = { death_date: death, claims: [], debts: [], recent: [], contracts: [] };
  for (const contract of contracts) {
    const standing = standingOf(contract, person);
    const { signed_date, purpose } = contract.contract;
    if (standing === null || signed_date === null || signed_date > death) continue;
    const { side, others, together } = standing;
    const line = { hashid: contract.hashid, type: contract.type, signed_date, purpose, others, together };
    estate.contracts.push(contract.hashid);
    if (isLoan(contract)) {
      const amount = booksOf(contract).figures(Number(death.slice(0, 4)), death).closing;
      if (amount > 0)
        estate[side === 'from' ? 'claims' : 'debts'].push({ ...line, date: contract.contract.start_date, amount });
    } else if (side === 'from' && waitsFor(contract) === null) {
      const date = giftDay(contract.contract) ?? signed_date;
      if (date <= death && date >= addDays(death, -BEFORE_DEATH_DAYS))
        estate.recent.push({ ...line, date, amount: contract.total });
    }
  }
  return estate;
}
