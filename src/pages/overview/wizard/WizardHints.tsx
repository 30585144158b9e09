import { giftHints } from '../../../../domain/contracts/hints/giftHints.ts';
import { loanHints } from '../../../../domain/contracts/hints/loanHints.ts';
import { isLoanType } from '../../../../domain/contracts/types.ts';
import { Hints } from '../../../components/Hints.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import type { WizardValues } from './wizardValues.ts';

/** Where the law bites in what is filled in so far; it never stands in the way of the next step. */
export function WizardHints() {
  const { type, total, contract } = useFormValues<WizardValues>().values;
  const loan = type !== '' && isLoanType(type);
  const hints = loan
    ? loanHints({ type, total, ...contract, payment_every: Number(contract.payment_every) })
    : giftHints(contract);
  return <Hints hints={type === '' ? [] : hints} />;
}
