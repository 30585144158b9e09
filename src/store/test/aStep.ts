import type { NextStep } from '../../../domain/wire/nextStep.ts';

/** A next step of the reader, with only the given fields. */
export const aStep = (kind: NextStep['kind'], rest: Partial<NextStep> = {}): NextStep => ({
  kind,
  hashid: null,
  date: null,
  amount: null,
  by: null,
  at_once: false,
  ...rest,
});
