import { giftHints } from '../../../../domain/contracts/hints/giftHints.ts';
import type { Hint } from '../../../../domain/contracts/hints/hint.ts';
import { loanHints } from '../../../../domain/contracts/hints/loanHints.ts';
import { isLoanType } from '../../../../domain/contracts/types.ts';
import type { WizardValues } from './wizardValues.ts';

/** Where the law bites in what is filled in so far. */
export function hintsOfValues({ type, total, contract }: WizardValues): Hint[] {
  if (type === '') return [];
  return isLoanType(type)
    ? loanHints({ type, total, ...contract, payment_every: Number(contract.payment_every) })
    : giftHints(contract);
}
