import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { takenBack } from '../timeline/eventWords.ts';

/** Money that went to the lender, as a term or beside it. */
export type ReportedPayment = Extract<LoanEvent, { kind: 'payment' | 'extra_repayment' }>;

/** What a borrower reported and nobody answered. */
export function reportsIn(events: readonly LoanEvent[]): ReportedPayment[] {
  const gone = takenBack(events);
  return events.filter(
    (event): event is ReportedPayment =>
      (event.kind === 'payment' || event.kind === 'extra_repayment') &&
      event.status === 'reported' &&
      !gone.has(event.hashid),
  );
}

/** Those that pay a term. */
export const paymentsIn = (reports: readonly ReportedPayment[]) => reports.filter(({ kind }) => kind === 'payment');
