import type { openReports } from '../../../../domain/loans/events/openReports.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';

/** Money that went to the lender, as a term or beside it. */
export type ReportedPayment = ReturnType<typeof openReports<LoanEvent>>[number];

/** Those that pay a term. */
export const paymentsIn = (reports: readonly ReportedPayment[]) => reports.filter(({ kind }) => kind === 'payment');
