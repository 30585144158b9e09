import { isLoanType } from '../../domain/contracts/types.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { Contract } from '../../domain/wire/contract.ts';
import type { AgreementInput } from './agreementInput.ts';
import type { AgreementText } from './agreementText.ts';

/**
 * The text of an agreement of which the terms were changed after it was signed: it says so, with both days, and leaves the
 * day of signing open. What is printed here was not signed on the day of the agreement, and a change that has no date does not
 * count by the agreement itself (clauses/shared/closing.ts).
 */
export function datedAsChanged(
  text: AgreementText,
  { type, contract: terms }: Pick<Contract, 'type' | 'contract'>,
  changedOn: AgreementInput['changedOn'],
): AgreementText {
  if (!changedOn || terms.signed_date === null) return text;
  const [signed, changed] = [formatDateLong(terms.signed_date), formatDateLong(changedOn)];
  const was = text.notary === null ? 'Jullie hebben dit ondertekend op' : 'De akte is van';
  // A loan has one set of terms: what its figures follow from was never anything else (docs/decisions/0053).
  const since = isLoanType(type)
    ? ' De hoofdsom, de rente en de termijnen die hier staan, gelden vanaf de eerste dag van de lening.'
    : '';
  return {
    ...text,
    about: [
      ...text.about,
      `${was} ${signed}. Hier staan de afspraken zoals jullie die op ${changed} hebben gewijzigd.${since}`,
    ],
    closing: `Deze overeenkomst is ondertekend op ${signed}. Hier staat zij zoals partijen haar op ${changed} hebben gewijzigd.${since} ${text.closing}`,
    signedOn: null,
  };
}
