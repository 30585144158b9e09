import { type BankTerm, type BankTerms, isAround } from './bankTerms.ts';
import type { Candidate } from './candidates.ts';

/** The most terms to look for in one transfer, and how far back: a year of months. */
const MOST_TERMS = 12;
const BACK_DAYS = 400;
/** The most days between two pieces of a term. */
const PIECE_DAYS = 31;

const asks = ({ amounts }: BankTerm): number => amounts.at(-1) ?? 0;

/** The oldest run of open terms that a transfer pays together. */
export function termsTogether(terms: BankTerms, { amount, day }: Candidate): BankTerm[] | null {
  const open = terms.all.filter((term) => !term.claimed && Math.abs(term.day - day) <= BACK_DAYS);
  for (let from = 0; from < open.length; from += 1) {
    let sum = 0;
    for (let to = from; to < open.length && to < from + MOST_TERMS && sum < amount; to += 1) {
      const term = open[to];
      if (term === undefined) break;
      sum += asks(term);
      if (sum !== amount || to === from) continue;
      const row = open.slice(from, to + 1);
      if (row.some((one) => isAround(one, day))) return row;
    }
  }
  return null;
}

/** A term of each of two loans that a transfer pays together. */
export function termOfEach(one: BankTerms, other: BankTerms, { amount, day }: Candidate): [BankTerm, BankTerm] | null {
  const near = (terms: BankTerms) =>
    terms.all
      .filter((term) => !term.claimed && isAround(term, day))
      .sort((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day));
  for (const a of near(one)) for (const b of near(other)) if (asks(a) + asks(b) === amount) return [a, b];
  return null;
}

/** Another line, and the term the two pay together. */
export function pieceWith(
  terms: BankTerms,
  sameEnd: readonly Candidate[],
  own: Candidate,
  isTaken: (line: number) => boolean,
): { other: Candidate; term: BankTerm } | null {
  for (const other of sameEnd) {
    if (other.line === own.line || other.spoken === 'other' || Math.abs(other.day - own.day) > PIECE_DAYS) continue;
    if (isTaken(other.line)) continue;
    const term = terms.around(own.amount + other.amount, own.day).find((one) => !one.claimed);
    if (term) return { other, term };
  }
  return null;
}
