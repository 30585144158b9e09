import { conflict } from '../http/errors.ts';
import type { ClockJudge } from '../rounds/clockJudge.ts';

const IN_DOUBT = 'Dit kan nu even niet: de klok van deze dienst klopt misschien niet. Probeer het later nog eens.';

/**
 * What takes a year, a number or a term from the clock for good waits while the clock is in doubt: an invoice would be of another year, a week to
 * answer be over at once (docs/decisions/0031). Throws C409.
 */
export function needTrueClock({ judge }: { judge: Pick<ClockJudge, 'doubt'> }): void {
  if (judge.doubt()) throw conflict(IN_DOUBT);
}
