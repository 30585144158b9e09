import type { Contract, LoanContract } from '../wire/contract.ts';
import { isLoanType } from './types.ts';

/** Whether a contract is a loan, and so has a schedule; otherwise it is a gift. */
export function isLoan(contract: Contract): contract is LoanContract {
  return isLoanType(contract.type);
}
