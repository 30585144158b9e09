import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanTerms } from '../wire/contract.ts';

/**
 * The money was paid out before the agreement was signed: nobody still has to lend it, only the borrower owes. An
 * unsigned contract is signed on the day its paper is made at the earliest.
 */
export const paidOutBefore = (
  { taken_over, signed_date, start_date }: Pick<LoanTerms, 'taken_over' | 'signed_date' | 'start_date'>,
  madeOn: IsoDate,
): boolean => taken_over === null && start_date < (signed_date ?? madeOn);
