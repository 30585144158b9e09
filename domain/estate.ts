import { isLoan } from './contracts/isLoan.ts';
import { addDays, type IsoDate } from './dates/isoDate.ts';
import { giftDay, waitsFor } from './gifts/entries.ts';
import { forgivenOf } from './gifts/loanEntries.ts';
import type { LoanBooks } from './statements/books.ts';
import { standingOf } from './statements/sides.ts';
import type { ContractDetail, GiftContract, LoanDetail } from './wire/contract.ts';
import type { Party } from './wire/party.ts';
import type { PartySide } from './wire/choices/party.ts';

/** Gifts of so many days before a death count with the inheritance (art. 12 lid 1 SW 1956). */
export const BEFORE_DEATH_DAYS = 180;

/**
 * 'paper_gift': a sum that the giver owes until their death (schuldig erkend); 'forgiveness': principal of a loan that
 * was forgiven.
 */
export type EstateKind = 'loan' | 'gift' | 'paper_gift' | 'forgiveness';

/** One claim, debt or gift of somebody who died; amounts in cents. */
export interface EstateLine {
  hashid: string;
  kind: EstateKind;
  type: ContractDetail['type'];
  /** The day the agreement was signed. */
  signed_date: IsoDate;
  /** The day of the gift, of the forgiveness, or that the loan began. */
  date: IsoDate;
  amount: number;
  purpose: string;
  others: Party[];
  together: Party[];
}

/** Everything an executor needs to know on the day somebody died, as far as it was recorded here. */
export interface Estate {
  death_date: IsoDate;
  /** The amount that others still owed. */
  claims: EstateLine[];
  /** The amount that was still owed to others. */
  debts: EstateLine[];
  /** Given or forgiven in the 180 days before. */
  recent: EstateLine[];
  /** The same, of what a raised exemption was claimed for: where that holds, it stays out (art. 12 lid 3 SW 1956). */
  raised: EstateLine[];
  /** Every signed contract the person was in, whatever became of it: the documents. */
  contracts: string[];
}

type Line = Omit<EstateLine, 'kind' | 'date' | 'amount'>;

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
  const estate: Estate = { death_date: death, claims: [], debts: [], recent: [], raised: [], contracts: [] };
  for (const contract of contracts) {
    const standing = standingOf(contract, person);
    const { signed_date, purpose } = contract.contract;
    if (standing === null || signed_date === null || signed_date > death) continue;
    const { side, others, together } = standing;
    const line = { hashid: contract.hashid, type: contract.type, signed_date, purpose, others, together };
    estate.contracts.push(contract.hashid);
    if (isLoan(contract)) addLoan(estate, contract, line, side, booksOf(contract));
    else addGift(estate, contract, line, side);
  }
  return estate;
}

const isRecent = (date: IsoDate, death: IsoDate): boolean =>
  date <= death && date >= addDays(death, -BEFORE_DEATH_DAYS);

function addLoan(estate: Estate, loan: LoanDetail, line: Line, side: PartySide, books: LoanBooks): void {
  const { death_date: death } = estate;
  const amount = books.figures(Number(death.slice(0, 4)), death).closing;
  if (amount > 0)
    estate[side === 'from' ? 'claims' : 'debts'].push({
      ...line,
      kind: 'loan',
      date: loan.contract.start_date,
      amount,
    });
  if (side === 'from')
    for (const { date, amount: forgiven } of forgivenOf(loan))
      if (isRecent(date, death)) estate.recent.push({ ...line, kind: 'forgiveness', date, amount: forgiven });
}

function addGift(estate: Estate, gift: GiftContract, line: Line, side: PartySide): void {
  const date = giftDay(gift.contract);
  if (date === null || waitsFor(gift) !== null) return;
  const onPaper = gift.contract.form === 'paper';
  const entry: EstateLine = { ...line, kind: onPaper ? 'paper_gift' : 'gift', date, amount: gift.total };
  // A sum the giver acknowledged to owe is their debt until it is paid (docs/domain.md 4.1); payments are not recorded.
  if (onPaper) estate[side === 'from' ? 'debts' : 'claims'].push(entry);
  if (side === 'from' && isRecent(date, estate.death_date))
    estate[gift.contract.exemption === 'yearly' ? 'recent' : 'raised'].push(entry);
}
