import type { Contract } from '../../domain/wire/contract.ts';
import { isLoan } from '../../domain/contracts/isLoan.ts';
import { termsInLaw } from '../../domain/contracts/life/givenUpByTerms.ts';
import { datedAsChanged, toBeChanged } from './changedTerms.ts';
import { giftAgreement } from './agreementGift.ts';
import type { AgreementInput } from './agreementInput.ts';
import type { AgreementText } from './agreementText.ts';
import { loanAgreement } from './agreementLoan.ts';
import { closingWith } from './clauses/shared/spokenFor.ts';
import { signedPaper } from './signedPaper.ts';

function textOf(contract: Contract, input: AgreementInput): AgreementText {
  const text = isLoan(contract) ? loanAgreement(contract, input) : giftAgreement(contract, input);
  return { ...text, closing: closingWith(text.closing, input.spokenFor) };
}

/** The agreement of any contract as a PDF. The same input gives the same bytes. */
export function makeAgreement(input: AgreementInput): Promise<Buffer> {
  const { contract, changes, changedOn, instead } = input;
  const text = textOf(contract, input);
  return signedPaper(
    changes === undefined
      ? datedAsChanged(text, contract, {
          changedOn: changedOn ?? null,
          inLaw: instead === undefined ? [] : termsInLaw(instead, contract),
        })
      : toBeChanged(text, textOf(changes, input), contract, {
          ...input,
          inLaw: termsInLaw(changes, contract),
        }),
    input,
  );
}
