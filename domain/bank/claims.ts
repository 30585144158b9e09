import type { BankTerm } from './bankTerms.ts';
import { type Candidate, WHO } from './candidates.ts';
import type { AskedLoan } from './askedLoan.ts';

/** A line that claims a term. */
export interface Claim {
  /** The index of the loan. */
  loan: number;
  candidate: Candidate;
  term: BankTerm;
  /** Days after the term. */
  days: number;
}

const SPOKEN = { extra: 0, loan: 2, plain: 1, other: 0 } as const;

/**
 * Gives each term at most one line, and each line at most one term: first the surest person, then a line that mentions a loan,
 * then the nearest day.
 */
export function claimTerms(asked: readonly AskedLoan[]): Claim[] {
  const asking = asked.flatMap(({ terms, candidates }, loan) =>
    candidates.flatMap((candidate) =>
      terms
        .around(candidate.amount, candidate.day)
        .map((term): Claim => ({ loan, candidate, term, days: candidate.day - term.day })),
    ),
  );
  asking.sort(
    (a, b) =>
      WHO[b.candidate.who] - WHO[a.candidate.who] ||
      SPOKEN[b.candidate.spoken] - SPOKEN[a.candidate.spoken] ||
      Math.abs(a.days) - Math.abs(b.days) ||
      a.candidate.line - b.candidate.line,
  );
  const used = new Set<number>();
  return asking.filter(({ candidate, term }) => {
    if (term.claimed || used.has(candidate.line)) return false;
    term.claimed = true;
    used.add(candidate.line);
    return true;
  });
}
