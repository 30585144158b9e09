import { WEEK_MS } from '../actions/claims/make.ts';
import { carryOutDue } from '../actions/claims/rounds.ts';
import type { Services } from '../services.ts';

/** Lets the week pass in which somebody could have logged in: records about people who did not call since take effect. */
export const weekPasses = (services: Services): Promise<void> =>
  carryOutDue({ ...services, clock: () => services.clock() + WEEK_MS });
