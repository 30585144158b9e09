import type { Standpoint } from '../../../domain/wire/stand.ts';

/** Where a contract stands: it runs and waits for nobody, unless it says otherwise. */
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
