import { conflict } from '../http/errors.ts';
import type { ClockJudge } from '../rounds/clockJudge.ts';

const IN_DOUBT = 'Dit kan nu even niet: de klok van deze dienst klopt misschien niet. Probeer het later nog eens.';

/**
 * Acts that fix a year, number or term by the clock wait while the clock is in doubt: an invoice would get the wrong year, a week
 * to answer would be over at once (docs/decisions/0031). Throws C409.
 */
export function needTrueClock({ judge }: { judge: Pick<ClockJudge, 'doubt'> }): void {
  if (judge.doubt()) throw conflict(IN_DOUBT);
}
