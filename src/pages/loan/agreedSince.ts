import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { changesOf } from '../../../domain/loans/changes.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { formatPercent } from '../../../domain/money/percent.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { DataRow } from '../../components/DataList.tsx';
import { loanText } from '../../text/loan.ts';

const { since: text } = loanText;

/** What everybody agreed to after signing and still counts, a row per kind above what was signed. An extra repayment changes no term. */
export function agreedSince(events: readonly LoanEvent[]): DataRow[] {
  const changes = changesOf(events);
  const told = changes.flatMap((change): [label: string, value: string][] => {
    const day = formatDateLong(change.date);
    switch (change.kind) {
      case 'rate_change':
        return [[text.rate, text.from(formatPercent(change.rate_millipercent), day)]];
      case 'pause':
        return [[text.pause, text.until(day, formatDateLong(change.until))]];
      case 'forgiveness':
        return [[text.forgiven, text.on(formatEuro(change.amount), day)]];
      case 'extra_repayment':
        return [];
    }
  });
  return [text.rate, text.pause, text.forgiven].flatMap((label) => {
    const values = told.flatMap(([of, value]) => (of === label ? [value] : []));
    return values.length === 0 ? [] : [{ label, value: values.join('; ') }];
  });
}
