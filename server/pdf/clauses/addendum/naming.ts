import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { ChangeEvent } from '../../../../domain/loans/changes.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';

/** The terms a change can touch: 'vanaf 1 september 2026' for a pause, else 'na 1 september 2026'. */
export const touched = ({ kind, date }: ChangeEvent): string =>
  `${kind === 'pause' ? 'vanaf' : 'na'} ${formatDateLong(date)}`;

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
