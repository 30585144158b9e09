import { historyOf } from '../deduction/history.ts';
import { type IsoDate, isoDate } from '../dates/isoDate.ts';
import { changesOf, isChange } from '../loans/changes.ts';
import { paidUntil } from '../loans/events/paidUntil.ts';
import { hasRecords } from '../loans/ledger/countingEvents.ts';
import type { LoanContract, LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import { booksOf } from './ledgerBooks.ts';
import { ownHomeOf } from './ownHome.ts';

/** What a pause leaves open above what art. 3.119c Wet IB 2001 allows, though every later term is paid on its day. */
export interface Shortfall {
  /** The first 31 December on which it is so. */
  on: IsoDate;
  /** In cents; more than 0. */
  above: number;
  /** The last day to make it good: 31 December of the next year (art. 3.119e lid 1). */
  repairBy: IsoDate;
  /** What is still above it then by the schedule itself, in cents; 0 where the schedule makes it good. */
  left: number;
}

/**
 * Returns the first year in which a loan for the own home is behind by a pause, and what its own new schedule leaves of that a year later.
 * By the records, and the changes until this one; what is still to fall due is paid on its day. Null where nothing is behind.
 * @param today the date in the Netherlands
 */
export function restShortfall(
  contract: LoanContract,
  events: readonly LoanEvent[],
  hashid: string,
  today: IsoDate,
): Shortfall | null {
  const changes = changesOf(events);
  const place = changes.findIndex((change) => change.hashid === hashid);
  const pause = changes[place];
  if (pause?.kind !== 'pause') return null;
  const later = new Set<LoanEvent>(changes.slice(place + 1));
  const known: LoanDetail = {
    ...contract,
    events: events.filter((event) => !isChange(event) || !later.has(event)),
    ledger_version: 0,
  };
  const [first, last] = [pause.date, pause.until].map((day) => Number(day.slice(0, 4))) as [number, number];
  const judged = isoDate(last + 3, 0, 15);
  // Of a loan without records every term counts as paid on its day (docs/decisions/0001); the pause itself says nothing of that.
  const from = hasRecords(known.events.filter((event) => event !== pause)) ? today : undefined;
  const loan = { ...known, events: paidUntil(known, known.events, judged, from) };
  const home = ownHomeOf(loan, booksOf(loan), () => 'no');
  if (home === null) return null;
  const years = historyOf(home, last + 2, judged);
  const behindIn = (year: number) => years.find((one) => one.year === year)?.behind ?? 0;
  for (let year = first; year <= last + 1; year += 1) {
    const above = behindIn(year);
    if (above > 0)
      return {
        on: isoDate(year, 11, 31),
        above,
        repairBy: isoDate(year + 1, 11, 31),
        left: behindIn(year + 1),
      };
  }
  return null;
}
