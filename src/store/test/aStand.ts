import type { Standpoint } from '../../../domain/wire/stand.ts';

/** The state of a contract: by default it runs and waits for nobody. */
export const aStand = (changes: Partial<Standpoint> = {}): Standpoint => ({
  state: 'running',
  role: 'managing_lender',
  waits_for: [],
  first: null,
  others: [],
  hashid: null,
  until: null,
  ...changes,
});
