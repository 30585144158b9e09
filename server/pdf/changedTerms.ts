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
  { contract: terms }: Pick<Contract, 'contract'>,
  changedOn: AgreementInput['changedOn'],
): AgreementText {
  if (!changedOn || terms.signed_date === null) return text;
  const [signed, changed] = [formatDateLong(terms.signed_date), formatDateLong(changedOn)];
  const was = text.notary === null ? 'Jullie hebben dit ondertekend op' : 'De akte is van';
  return {
    ...text,
    about: [
      ...text.about,
      `${was} ${signed}. Hier staan de afspraken zoals jullie die op ${changed} hebben gewijzigd.`,
    ],
    closing: `Deze overeenkomst is ondertekend op ${signed}. Hier staat zij zoals partijen haar op ${changed} hebben gewijzigd. ${text.closing}`,
    signedOn: null,
  };
}
