import { isLoanType } from '../../domain/contracts/types.ts';
import type { GiftContract, LoanContract } from '../../domain/wire/contract.ts';
import { datedAsChanged } from './changedTerms.ts';
import { giftAgreement } from './agreementGift.ts';
import type { AgreementInput } from './agreementInput.ts';
import { loanAgreement } from './agreementLoan.ts';
import { signedPaper } from './signedPaper.ts';

/** The agreement of any contract as a PDF. The same input gives the same bytes. */
export function makeAgreement(input: AgreementInput): Promise<Buffer> {
  const { contract } = input;
  const text = isLoanType(contract.type)
    ? loanAgreement(contract as LoanContract, input)
    : giftAgreement(contract as GiftContract, input);
  return signedPaper(datedAsChanged(text, contract, input.changedOn), input);
}
