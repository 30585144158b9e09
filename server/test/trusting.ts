import type { ClockJudge } from '../rounds/clockJudge.ts';

/** Tests move the clock on purpose: theirs is trusted, unless they bring a judge. */
export const TRUSTING: ClockJudge = { fits: () => Promise.resolve(true), doubt: () => null };
