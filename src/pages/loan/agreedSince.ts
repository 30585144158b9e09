import { changesOf } from '../../../domain/loans/changes.ts';
import { AGREED_KINDS, isAgreedRecord } from '../../../domain/loans/events/catalogue.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { DataRow } from '../../components/DataList.tsx';
import { eventsText } from '../../text/loanEvents.ts';
import { agreedWords } from './timeline/eventWords.ts';

/** Changes agreed after signing that still count, a row per kind, above the signed terms. An extra repayment is none. */
export function agreedSince(events: readonly LoanEvent[]): DataRow[] {
  const agreed = changesOf(events).filter(isAgreedRecord);
  return AGREED_KINDS.flatMap((kind) => {
    const values = agreed.filter((change) => change.kind === kind).map(agreedWords);
    return values.length === 0 ? [] : [{ label: eventsText[kind].since, value: values.join('; ') }];
  });
}
