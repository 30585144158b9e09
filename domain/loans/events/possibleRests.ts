import type { LoanType } from '../../contracts/types.ts';
import { PAUSE_RESTS } from '../../wire/choices/event.ts';
import type { PauseRests } from '../../wire/event.ts';

/** What a pause can let rest: a repayment-free loan repays nothing before its end, so of that only the interest. */
export const possibleRests = (type: LoanType): readonly PauseRests[] =>
  type === 'RepaymentFreeLoanContract' ? ['everything'] : PAUSE_RESTS;
