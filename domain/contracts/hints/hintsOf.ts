import type { IsoDate } from '../../dates/isoDate.ts';
import type { Contract } from '../../wire/contract.ts';
import { isLoan } from '../isLoan.ts';
import { giftHints } from './giftHints.ts';
import type { Hint } from './hint.ts';
import { loanHints } from './loanHints.ts';

/**
 * The hints of a contract in its present state.
 * @param today the date in the Netherlands
 */
export function hintsOf(contract: Contract, today: IsoDate): Hint[] {
  if (!isLoan(contract)) return giftHints(contract.contract);
  const taken_over = contract.contract.taken_over !== null;
  return loanHints({ type: contract.type, total: contract.total, ...contract.contract, taken_over, today });
}
