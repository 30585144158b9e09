import { openReports } from '../loans/events/openReports.ts';
import { formatEuro } from '../money/format.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';

/**
 * The sentence about payments reported in a year that nobody has confirmed, for a loan or a gift on paper: they don't
 * count yet (docs/decisions/0008). None if there are none.
 */
export function unconfirmed(events: readonly (LoanEvent | PaperEvent)[], title: string, year: number): string[] {
  const open = openReports(events).filter(({ date }) => Number(date.slice(0, 4)) === year);
  if (open.length === 0) return [];
  const total = formatEuro(open.reduce((sum, { amount }) => sum + amount, 0));
  return [
    open.length === 1
      ? `${title}: er is één gemelde betaling (${total}) nog niet bevestigd. Die telt nog niet mee.`
      : `${title}: er zijn ${open.length} gemelde betalingen (samen ${total}) nog niet bevestigd. Die tellen nog niet mee.`,
  ];
}
