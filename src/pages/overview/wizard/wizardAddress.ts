import { byPlanParameter, paths } from '../../../paths.ts';
import type { WizardValues } from './wizardValues.ts';

/**
 * The wizard's place in the address, so that Back works: `?nieuw=<step>` for a new contract,
 * `?wijzig=<hashid>&stap=<step>`
 * for a change, and `&contract=<hashid>` on the last page.
 */
export const STEPS = ['soort', 'wie', 'afspraken', 'voorwaarden', 'controleren'] as const;
export type Step = (typeof STEPS)[number];

const NEW = 'nieuw';
const EDIT = 'wijzig';
const STEP = 'stap';
const DONE = 'klaar';
const CONTRACT = 'contract';
/** Marks a new one that records an existing loan (paths.existingLoan). */
const EXISTING = 'loopt-al';

/** Whether a year of a plan filled in the new contract. */
export const isByPlan = (query: URLSearchParams): boolean => query.has(byPlanParameter);

export interface WizardPlace {
  /** The contract that is changed; null for a new one. */
  editing: string | null;
  step: Step;
  /** Whether a new one is agreed now, or was before. */
  origin: WizardValues['origin'];
  /** The hashid of the contract that was saved, on the last page. */
  saved: string | null;
}

const isStep = (text: string | null): text is Step => STEPS.some((step) => step === text);

/** @param mayMake whether the reader makes contracts: a divorced partner only proposes other terms of signed ones */
export const wizardIsOpen = (query: URLSearchParams, mayMake: boolean): boolean =>
  query.has(EDIT) || (mayMake && query.has(NEW));

/** The address of a new contract. */
export const startWizard = (): string => `${paths.overzicht}?${NEW}=${STEPS[0]}`;

export function wizardPlace(query: URLSearchParams): WizardPlace {
  const editing = query.get(EDIT);
  const step = query.get(editing === null ? NEW : STEP);
  return {
    editing,
    // A change begins at the terms: the kind and the people seldom change.
    step: isStep(step) ? step : editing === null ? 'soort' : 'afspraken',
    origin: query.has(EXISTING) ? 'existing' : 'new',
    saved: step === DONE ? query.get(CONTRACT) : null,
  };
}

const withoutWizard = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of [NEW, EDIT, STEP, CONTRACT, EXISTING, byPlanParameter]) rest.delete(name);
  return rest;
};

export const wizardClosed = withoutWizard;

export function wizardAt(query: URLSearchParams, step: Step): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(next.has(EDIT) ? STEP : NEW, step);
  return next;
}

export function wizardDone(query: URLSearchParams, hashid: string): URLSearchParams {
  const next = withoutWizard(query);
  next.set(NEW, DONE);
  next.set(CONTRACT, hashid);
  return next;
}
