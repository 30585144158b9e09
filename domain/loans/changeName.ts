import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import { formatPercent } from '../money/percent.ts';
import type { ChangeEvent } from './changes.ts';

/** A change in one line: 'Rente van 2,5 % per jaar vanaf 15 juni 2026'. */
export function changeName(change: ChangeEvent): string {
  const day = formatDateLong(change.date);
  switch (change.kind) {
    case 'rate_change':
      return `Rente van ${formatPercent(change.rate_millipercent)} per jaar vanaf ${day}`;
    case 'pause':
      return `Pauze van ${day} tot en met ${formatDateLong(change.until)}`;
    case 'extra_repayment':
      return `Extra aflossing van ${formatEuro(change.amount)} op ${day}`;
    case 'forgiveness':
      return `Kwijtschelding van ${formatEuro(change.amount)} op ${day}`;
  }
}
