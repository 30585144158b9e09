import type { IsoDate } from '../dates/isoDate.ts';
import type { PartySide } from '../wire/choices/party.ts';
import type { LoanEvent } from '../wire/event.ts';
import { isAutoPaid } from './automatic.ts';
import { isMoney } from './events/catalogue.ts';
import { confirmedEvents } from './ledger/countingEvents.ts';

/** A note under figures whose payments are all on the reader's own bank statement. */
export const BANK_CHECKED = 'De betalingen zijn gecontroleerd met je bankafschrift.';

/**
 * Whether each payment that counts in a year, up to a day, has its line on a bank statement of this side (docs/decisions/0010),
 * and all receivers confirmed it. A year without payments has nothing to check.
 */
export function bankChecked(
  events: readonly LoanEvent[],
  side: PartySide,
  { year, until }: { year: number; until: IsoDate },
): boolean {
  const paid = confirmedEvents(events).filter(
    ({ kind, date }) => isMoney(kind) && Number(date.slice(0, 4)) === year && date <= until,
  );
  return paid.length > 0 && paid.every((event) => !isAutoPaid(event) && hasLine(event, side));
}

const hasLine = ({ bank = [] }: Exclude<LoanEvent, { kind: 'correction' }>, side: PartySide): boolean =>
  bank.some((line) => line.side === side);
