import { contractDate } from '../../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../../rules/fieldErrors.ts';
import { filledText, oneOf, text, yesOrNo } from '../judge.ts';
import type { Fields } from '../read.ts';
import { PLAIN_GIFT_CLAUSES } from './plain.ts';

const MAX_NAME = 200;
const MAX_CONDITION = 1000;

const CONDITION_MESSAGE = 'Schrijf op wat de voorwaarde is.';
const ADMINISTRATION_END_MESSAGE = 'Vul in op welke dag het bewind stopt.';
const ADMINISTRATION_PAST_MESSAGE = 'Kies een dag na de schenking.';

function administrationEnd({ administration, administration_until: until, gift_date: given }: Fields): string | null {
  if (administration !== true) return until === null ? null : contractDate(until);
  if (until === null || until === '') return ADMINISTRATION_END_MESSAGE;
  return (
    contractDate(until) ??
    (typeof given === 'string' && given >= (until as string) ? ADMINISTRATION_PAST_MESSAGE : null)
  );
}

/** The clauses of a gift (docs/domain.md 4.1). An absent one is the plain choice; a wrong one gets a sentence. */
export function checkGiftClauses(given: Fields): FieldErrors {
  const terms: Fields = { ...PLAIN_GIFT_CLAUSES, ...definedOnly(given) };
  return fieldErrors(
    ['contract.form', oneOf(terms.form, ['transfer', 'paper', 'at_death', 'real_estate'])],
    ['contract.exemption', oneOf(terms.exemption, ['yearly', 'raised_free', 'raised_study', 'raised_home'])],
    ['contract.tax_paid_by', oneOf(terms.tax_paid_by, ['recipient', 'giver'])],
    ['contract.condition', oneOf(terms.condition, ['none', 'suspensive', 'dissolving'])],
    [
      'contract.condition_text',
      terms.condition === 'none'
        ? text(terms.condition_text, MAX_CONDITION)
        : filledText(terms.condition_text, MAX_CONDITION, CONDITION_MESSAGE),
    ],
    ['contract.exclusion_liftable', yesOrNo(terms.exclusion_liftable)],
    ['contract.administration', yesOrNo(terms.administration)],
    ['contract.administrator', text(terms.administrator, MAX_NAME)],
    ['contract.administration_until', administrationEnd(terms)],
  );
}

/** The own fields that are there at all. */
export function definedOnly(given: Fields): Fields {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
