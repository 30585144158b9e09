import type { NextStep } from '../../../domain/wire/nextStep.ts';

/** What waits for the reader, with nothing but what is given. */
export const aStep = (kind: NextStep['kind'], rest: Partial<NextStep> = {}): NextStep => ({
  kind,
  hashid: null,
  date: null,
  amount: null,
  by: null,
  at_once: false,
  ...rest,
});
