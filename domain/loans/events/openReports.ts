import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import { burdenedBy, isFact, isMoney, type MoneyKind } from './catalogue.ts';
import { takenBack } from './takenBack.ts';

/** The reports that nobody answered or took back, in the order of the records. */
export function waitingRecords<Event extends LoanEvent | PaperEvent>(events: readonly Event[]): Event[] {
  const gone = takenBack(events);
  return events.filter(({ status, hashid }) => status === 'reported' && !gone.has(hashid));
}

/** The same for money to the receiver. */
export const openReports = <Event extends LoanEvent | PaperEvent>(
  events: readonly Event[],
): Extract<Event, { kind: MoneyKind }>[] =>
  waitingRecords(events).filter((event): event is Extract<Event, { kind: MoneyKind }> => isMoney(event.kind));

type OfKind = Pick<LoanEvent | PaperEvent, 'kind'>;

/** Whether it charges the payer with something: costs. */
export const isCharge = ({ kind }: OfKind): boolean =>
  kind !== 'correction' && !isFact(kind) && burdenedBy(kind) === 'payers';

/** Whether the payer must confirm it: costs, a fact of their home, or a counter-entry. */
export const isDebt = (record: OfKind): boolean =>
  record.kind === 'correction' || isFact(record.kind) || isCharge(record);

/** The same for these. */
export const openDebts = <Event extends LoanEvent | PaperEvent>(events: readonly Event[]): Event[] =>
  waitingRecords(events).filter(isDebt);
