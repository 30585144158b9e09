import { email } from '../rules/email.ts';
import { fieldErrors, type FieldErrors } from '../rules/fieldErrors.ts';
import { plainText } from '../rules/plainText.ts';
import { required } from '../rules/required.ts';
import type { Withdrawal } from '../wire/withdrawal.ts';
import { findReferences } from './reference.ts';

const NAME_LENGTH = 120;

/** Dutch messages by field of a withdrawal: the person, the order, and the address for the receipt (BW 6:230oa lid 2). */
export const validateWithdrawal = (said: Withdrawal): FieldErrors =>
  fieldErrors(
    ['name', required(said.name, 'Vul je naam in.')],
    ['name', plainText(said.name, NAME_LENGTH)],
    ['email', required(said.email, 'Vul het e-mailadres in waarmee je bestelde.')],
    ['email', email(said.email.trim())],
    ['reference', required(said.reference, 'Vul het kenmerk van je bestelling in.')],
    [
      'reference',
      findReferences(said.reference).length === 1
        ? null
        : 'Dit kenmerk klopt niet. Het staat in de mail over je bestelling, en begint met OL.',
    ],
  );
