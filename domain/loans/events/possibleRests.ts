import type { LoanType } from '../../contracts/types.ts';
import { PAUSE_RESTS } from '../../wire/choices/event.ts';
import type { PauseRests } from '../../wire/event.ts';

/** The parts that a pause can suspend: a repayment-free loan repays nothing before its end, so only its interest. */
export const possibleRests = (type: LoanType): readonly PauseRests[] =>
  type === 'RepaymentFreeLoanContract' ? ['everything'] : PAUSE_RESTS;
