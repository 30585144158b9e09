import { historyOf } from '../deduction/history.ts';
import { type IsoDate, isoDate } from '../dates/isoDate.ts';
import { changesOf, isChange } from '../loans/changes.ts';
import { paidUntil } from '../loans/events/paidUntil.ts';
import { hasRecords } from '../loans/ledger/countingEvents.ts';
import type { LoanContract, LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import { booksOf } from './ledgerBooks.ts';
import { ownHomeOf } from './ownHome.ts';

/** The excess that a pause leaves above the maximum of art. 3.119c Wet IB 2001, though every later term is paid on its day. */
export interface Shortfall {
  /** The first 31 December with an excess. */
  on: IsoDate;
  /** In cents; more than 0. */
  above: number;
  /** The deadline for making it good: 31 December of the next year (art. 3.119e lid 1). */
  repairBy: IsoDate;
  /** The remaining excess then by the schedule itself, in cents; 0 if the schedule makes it good. */
  left: number;
}

/**
 * Returns the first year in which a pause puts a home loan behind, and how much of that its own new schedule leaves a year later.
 * By the records, and the changes until this one; later terms are paid on their day. Null if nothing is behind.
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
  // In a loan without records every term counts as paid on its day (docs/decisions/0001); the pause itself says nothing about
  // that.
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
