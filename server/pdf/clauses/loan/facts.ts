import { NEW_LAW, type Lifetime, lifetimeOf } from '../../../../domain/deduction/lifetime.ts';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import { inOnePayment } from '../../../../domain/loans/scheduleShape.ts';
import { paidOutBefore as paidOut } from '../../../../domain/contracts/paidOutBefore.ts';
import { agreedEnd } from '../../../../domain/loans/agreedEnd.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';
import type { Clause } from '../clause.ts';

/** The input for the articles of a loan. */
export interface LoanFacts {
  type: LoanType;
  /** The amount lent, in cents. */
  principal: number;
  terms: LoanTerms;
  schedule: Schedule;
  lenders: number;
  borrowers: number;
  /** The share of each of two borrowers between them, by name; null if half each, or with one borrower. */
  shares: readonly { name: string; words: string }[] | null;
  /** Two lenders are each other's spouse: both sign, and neither needs the other's consent. */
  couple: boolean;
  /** A lender and a borrower are each other's partner: what one owes the other is no debt for the own home (art. 3.119a lid 6 c). */
  partners: boolean;
  /** The day the paper is made: it is signed on that day or later. */
  madeOn: IsoDate;
}

export type LoanClause = Clause<LoanFacts>;

/** The money was paid out before the agreement was signed. */
export const paidOutBefore = ({ terms, madeOn }: Pick<LoanFacts, 'terms' | 'madeOn'>): boolean =>
  paidOut(terms, madeOn);

/** The term on which the loan ends: for a loan taken over, earlier terms may have passed. */
export const endTerm = ({ schedule, terms }: Pick<LoanFacts, 'schedule' | 'terms'>): string =>
  inOnePayment({ schedule }) && terms.taken_over === null ? 'enige termijn' : 'laatste termijn';

/** The first term in the schedule: for a loan taken over, many may have passed. */
export const firstTerm = ({ taken_over }: LoanTerms): string =>
  taken_over === null ? 'eerste termijn' : 'eerstvolgende termijn';

/** Compares the agreed end with the 360 months. */
export const agreedLifetime = (terms: LoanTerms): Lifetime => lifetimeOf(terms, agreedEnd(terms));

/**
 * Own home, and a duty to repay in full within 360 months: a debt of art. 3.119a Wet IB 2001 (docs/domain.md 2.6). A loan
 * from before 2013 keeps the old law (art. 10bis.1).
 */
export function isOwnHomeDebt({ type, terms, partners }: Pick<LoanFacts, 'type' | 'terms' | 'partners'>): boolean {
  const { own_home, start_date } = terms;
  return (
    !partners &&
    own_home &&
    start_date >= NEW_LAW &&
    type !== 'RepaymentFreeLoanContract' &&
    agreedLifetime(terms) !== 'over'
  );
}
