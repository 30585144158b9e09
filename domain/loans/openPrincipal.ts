import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanEvent } from '../wire/event.ts';
import { balanceOn } from './balance.ts';
import { hasRecords } from './ledger/countingEvents.ts';
import { stateOn } from './ledger/state.ts';
import type { Ledger } from './ledger/types.ts';
import type { Schedule } from './schedule.ts';

/** The inputs the sum may need: each is requested only if it decides. */
interface OpenInputs {
  ledger: () => Ledger;
  /** The agreed schedule. */
  plan: () => Schedule;
}

/**
 * The principal open at the end of a day, in cents: by the records, or by the plan while there are none
 * (docs/decisions/0001). Before the payout, or the takeover, all of it.
 */
export function openPrincipal(events: readonly LoanEvent[], date: IsoDate, inputs: OpenInputs): number {
  if (!hasRecords(events)) return balanceOn(inputs.plan(), date);
  const ledger = inputs.ledger();
  return date < ledger.start ? ledger.opening : stateOn(ledger, date).balance;
}
