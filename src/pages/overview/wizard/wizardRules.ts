import { validateContract } from '../../../../domain/contracts/validate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { FieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { STEPS, type Step } from './wizardAddress.ts';
import { toDraft, type WizardValues } from './wizardValues.ts';

/** Which fields a step asks, by the beginning of their path. */
const ASKS: Record<Step, readonly string[]> = {
  soort: ['type'],
  wie: ['parties'],
  afspraken: ['total', 'contract'],
  controleren: [],
};

/** What is wrong in the fields of one step, by the domain's rules. */
export function stepErrors(step: Step, values: WizardValues, today: IsoDate): FieldErrors {
  const errors = Object.entries(validateContract(toDraft(values), today));
  return Object.fromEntries(errors.filter(([path]) => ASKS[step].includes(path.split('.')[0] ?? '')));
}

/** The step that can be shown: the asked one, or the first before it that is not finished. */
export function reachableStep(asked: Step, values: WizardValues, today: IsoDate): Step {
  const before = STEPS.slice(0, STEPS.indexOf(asked));
  return before.find((step) => Object.keys(stepErrors(step, values, today)).length > 0) ?? asked;
}
