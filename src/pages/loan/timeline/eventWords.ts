import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import { isAgreed } from '../../../../domain/loans/events/catalogue.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { changesText } from '../../../text/loanPayments.ts';

const text = changesText.timeline;

/** The event in a few words: 'Betaling van € 843,21'. A counter-entry says what it takes back. */
export function eventWords(event: LoanEvent, events: readonly LoanEvent[]): string {
  switch (event.kind) {
    case 'payment':
    case 'extra_repayment':
    case 'forgiveness':
    case 'costs':
      return text[event.kind](formatEuro(event.amount));
    case 'rate_change':
      return text.rate_change(formatPercent(event.rate_millipercent));
    case 'pause':
      return text.pause(formatDateLong(event.until));
    case 'correction': {
      const taken = events.find(({ hashid }) => hashid === event.corrects);
      return text.correction(taken === undefined ? '' : eventWords(taken, events));
    }
  }
}

/** The same of a record that waits: a counter-entry says what it would take back. */
export function openWords(event: LoanEvent, events: readonly LoanEvent[]): string {
  if (event.kind !== 'correction') return eventWords(event, events);
  const taken = events.find(({ hashid }) => hashid === event.corrects);
  return text.takeBack(taken === undefined ? '' : eventWords(taken, events));
}

/** Whether taking it back takes both sides: they agreed to it. */
export const takesBoth = ({ kind }: LoanEvent): boolean => isAgreed(kind);
