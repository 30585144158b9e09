import { isLoan } from '../contracts/isLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { giftDay, waitsFor } from '../gifts/entries.ts';
import { hasRecords } from '../loans/ledger/countingEvents.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import type { Books } from '../loans/ledger/types.ts';
import { scheduleOf } from '../loans/schedule.ts';
import { entryIn } from '../loans/takenOver.ts';
import type { ContractDetail, LoanDetail } from '../wire/contract.ts';
import type { MoneyYear, MoneyYears } from '../wire/moneyYears.ts';

const PARTS = ['given', 'lent', 'repaid', 'forgiven', 'to_come'] as const satisfies (keyof MoneyYear)[];

/** An amount in cents, and the year and part of it under which it counts. */
interface Piece {
  year: number;
  part: (typeof PARTS)[number];
  amount: number;
}

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** While nothing is recorded, each term up to today counts as paid on its day (docs/decisions/0001). */
function planned({ type, total, contract }: LoanDetail, today: IsoDate): Piece[] {
  return scheduleOf(type, total, contract).terms.map(({ date, principal }) => ({
    year: yearOf(date),
    part: date <= today ? 'repaid' : 'to_come',
    amount: principal,
  }));
}

const repaidIn = ({ repaidScheduled, repaidExtra }: Books): number => repaidScheduled + repaidExtra;

/** By the records until today; after it, each part of the principal in the year in which it falls due. */
function recorded(loan: LoanDetail, today: IsoDate): Piece[] {
  const { before, entries } = ledgerOf(loan, loan.events);
  let books = before;
  const pieces: Piece[] = [];
  for (const { date, after } of entries.filter((entry) => entry.date <= today)) {
    pieces.push({ year: yearOf(date), part: 'repaid', amount: repaidIn(after) - repaidIn(books) });
    pieces.push({ year: yearOf(date), part: 'forgiven', amount: after.forgiven - books.forgiven });
    books = after;
  }
  pieces.push({ year: yearOf(today), part: 'to_come', amount: books.principalDue });
  for (const { date, after } of entries.filter((entry) => entry.date > today)) {
    pieces.push({ year: yearOf(date), part: 'to_come', amount: books.planned - after.planned });
    books = after;
  }
  return pieces;
}

/** A loan from its payout on. The years before a takeover are not recorded, except the part since the last 1 January. */
function piecesOfLoan(loan: LoanDetail, today: IsoDate): { pieces: Piece[]; before: number } {
  const { total, contract, events } = loan;
  const { start_date: start, taken_over: taken } = contract;
  if (today < start) return { pieces: [], before: 0 };
  const entered = yearOf(taken?.date ?? start);
  const { repaid } = entryIn(total, contract, entered);
  return {
    pieces: [
      { year: yearOf(start), part: 'lent', amount: total },
      { year: entered, part: 'repaid', amount: repaid },
      ...(hasRecords(events) ? recorded(loan, today) : planned(loan, today)),
    ],
    before: total - (taken?.balance ?? total) - repaid,
  };
}

/** The pieces by year, and the years between without any. */
function inYears(pieces: readonly Piece[], repaid_before: number): MoneyYears {
  const years = new Map<number, MoneyYear>();
  for (const { year, part, amount } of pieces) {
    if (amount === 0) continue;
    const known = years.get(year) ?? noMoneyIn(year);
    years.set(year, { ...known, [part]: known[part] + amount });
  }
  if (years.size === 0) return { years: [], repaid_before };
  const first = Math.min(...years.keys());
  const count = Math.max(...years.keys()) - first + 1;
  return {
    years: Array.from({ length: count }, (_, index) => years.get(first + index) ?? noMoneyIn(first + index)),
    repaid_before,
  };
}

const noMoneyIn = (year: number): MoneyYear => ({ year, given: 0, lent: 0, repaid: 0, forgiven: 0, to_come: 0 });

/**
 * Returns what was given, lent, repaid and forgiven under one contract in every year, and what is still to come until it
 * ends; principal, in cents. A draft, a gift that waits for a death or a condition, and a loan before its payout do not
 * count yet. To the cent, lent − repaid − forgiven − repaid_before is what is open today, and so is the sum of to_come.
 */
export function moneyYears(contract: ContractDetail, today: IsoDate): MoneyYears {
  if (contract.contract.signed_date === null) return inYears([], 0);
  if (isLoan(contract)) {
    const { pieces, before } = piecesOfLoan(contract, today);
    return inYears(pieces, before);
  }
  const date = waitsFor(contract) === null ? giftDay(contract.contract) : null;
  return inYears(date === null ? [] : [{ year: yearOf(date), part: 'given', amount: contract.total }], 0);
}

/** The same of several contracts together. */
export const addedUp = (contracts: readonly MoneyYears[]): MoneyYears =>
  inYears(
    contracts.flatMap(({ years }) =>
      years.flatMap(({ year, ...parts }) => PARTS.map((part): Piece => ({ year, part, amount: parts[part] }))),
    ),
    contracts.reduce((sum, { repaid_before }) => sum + repaid_before, 0),
  );
