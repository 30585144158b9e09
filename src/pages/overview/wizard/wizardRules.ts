import { clauseOf } from '../../../../domain/contracts/clauses/catalogue.ts';
import { refusedTerms } from '../../../../domain/contracts/life/givenUpByTerms.ts';
import { validateContract } from '../../../../domain/contracts/validate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { FieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { STEPS, type Step } from './wizardAddress.ts';
import { toDraft, type WizardValues } from './wizardValues.ts';

/** The basic terms that step 4 asks for besides the clauses. */
const AMONG_CLAUSES = ['exclusion_clause', 'revocable', 'counts_toward_estate'];

/** The step that has the field at a path of the draft. */
function stepOf(path: string): Step {
  const [part = '', field = ''] = path.split('.');
  if (part === 'type') return 'soort';
  if (part === 'parties') return 'wie';
  return clauseOf(field)?.step === 'clauses' || AMONG_CLAUSES.includes(field) ? 'voorwaarden' : 'afspraken';
}

/**
 * Finds the errors in the fields of one step, by the domain's rules.
 * @param edited the contract that is changed; absent for a new one
 */
export function stepErrors(step: Step, values: WizardValues, today: IsoDate, edited?: Contract): FieldErrors {
  const draft = toDraft(values, edited);
  const errors = Object.entries({
    ...(edited && refusedTerms(edited, draft, today)),
    ...validateContract(draft, today),
  });
  return Object.fromEntries(errors.filter(([path]) => stepOf(path) === step));
}

/** The step that can be shown: the requested one, or the first unfinished one before it. */
export function reachableStep(asked: Step, values: WizardValues, today: IsoDate, edited?: Contract): Step {
  const before = STEPS.slice(0, STEPS.indexOf(asked));
  return before.find((step) => Object.keys(stepErrors(step, values, today, edited)).length > 0) ?? asked;
}
