import { type Candidate, isTheirs, saysLoan } from './candidates.ts';
import type { Claim } from './claims.ts';
import type { AskedLoan } from './askedLoan.ts';

/** An amount that nobody transfers by chance: not a whole or half euro, and not small change. */
export const isDistinct = (amount: number): boolean => amount % 50 !== 0 && amount >= 5_000;

/** Reasons to let the reader check a claim first; null if there are none. */
type Doubt = 'refunded' | 'other_text' | 'two_fit' | 'amount_only' | null;

/**
 * The objections to a claim. One without doubt is offered as sure, and that must never be wrong: it comes from the right person,
 * and matches to the cent or mentions a loan. A round amount without a word can be anything between parent and child.
 */
export function doubtOf(claim: Claim, asked: readonly AskedLoan[], refunded: (line: number) => boolean): Doubt {
  const { candidate } = claim;
  if (refunded(candidate.line)) return 'refunded';
  if (candidate.spoken === 'other') return 'other_text';
  if (fitsAnother(claim, asked)) return 'two_fit';
  const speaks = saysLoan(candidate) || isDistinct(candidate.amount) || candidate.who === 'list';
  return isTheirs(candidate) && speaks ? null : 'amount_only';
}

/** Whether it could just as well be a term of somebody else's loan. */
function fitsAnother({ loan, candidate }: Claim, asked: readonly AskedLoan[]): boolean {
  const people = peopleOf(asked[loan]);
  return asked.some((other, k) => {
    if (k === loan || peopleOf(other) === people) return false;
    const same: Candidate | undefined = other.byLine.get(candidate.line);
    return same !== undefined && other.terms.around(same.amount, same.day).length > 0;
  });
}

const peopleOf = (asked: AskedLoan | undefined): string =>
  (asked?.loan.others ?? []).map(({ firstname, infix, lastname }) => `${firstname}|${infix}|${lastname}`).join();
