import type { Contract, GiftContract } from '../wire/contract.ts';
import { isLoanType } from './types.ts';

/** Whether a contract is a loan, and so has a schedule; otherwise it is a gift. */
export function isLoan<C extends Contract>(contract: C): contract is Exclude<C, GiftContract> {
  return isLoanType(contract.type);
}
