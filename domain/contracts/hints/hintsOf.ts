import type { Contract } from '../../wire/contract.ts';
import { isLoan } from '../isLoan.ts';
import { giftHints } from './giftHints.ts';
import type { Hint } from './hint.ts';
import { loanHints } from './loanHints.ts';

/** The hints of a contract in its present state. */
export function hintsOf(contract: Contract): Hint[] {
  if (!isLoan(contract)) return giftHints(contract.contract);
  const taken_over = contract.contract.taken_over !== null;
  return loanHints({ type: contract.type, total: contract.total, ...contract.contract, taken_over });
}
