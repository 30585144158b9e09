import type { openReports } from '../../../../domain/loans/events/openReports.ts';
import type { MissingPayment } from '../../../../domain/loans/events/paidAsPlanned.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import type { Standing } from '../ledgerView.ts';

/** Money paid to the lender, as a term or in addition. */
export type ReportedPayment = ReturnType<typeof openReports<LoanEvent>>[number];

/** Those that pay a term. */
export const paymentsIn = (reports: readonly ReportedPayment[]) => reports.filter(({ kind }) => kind === 'payment');

const sumOf = (payments: readonly { amount: number }[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The sum still to be asked for once the reports are confirmed: of everything overdue, or else of the next term. In
 * cents; null if none, as the reporter waits for the other (docs/decisions/0024).
 * @param past the terms before today that neither the records nor the reports paid
 */
export function leftToAsk(
  { due, next, unpaid }: Pick<Standing, 'due' | 'next' | 'unpaid'>,
  reports: readonly ReportedPayment[],
  past: readonly MissingPayment[],
): number | null {
  const asked = due > 0 ? due : next === null ? 0 : next.payment - next.paid;
  // Before the first record nothing is overdue: a report may pay an older term, and does not change the next one.
  const forOlder = due > 0 ? 0 : sumOf(unpaid) - sumOf(past);
  return Math.max(0, asked - Math.max(0, sumOf(paymentsIn(reports)) - forOlder)) || null;
}
