import type { LoanType } from '../../../../domain/contracts/types.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';
import type { Clause } from '../clause.ts';

/** What the articles of a loan are written from. */
export interface LoanFacts {
  type: LoanType;
  /** In cents. */
  principal: number;
  terms: LoanTerms;
  schedule: Schedule;
  lenders: number;
  borrowers: number;
}

export type LoanClause = Clause<LoanFacts>;

/** Own home, and a duty to repay in full within 360 months: a debt of art. 3.119a Wet IB 2001 (docs/domain.md 2.6). */
export function isOwnHomeDebt({ type, terms }: Pick<LoanFacts, 'type' | 'terms'>): boolean {
  return terms.own_home && type !== 'RepaymentFreeLoanContract' && terms.term_months <= 360;
}
