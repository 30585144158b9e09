import type { LoanPayments } from '../../../domain/bank/out/loanPayments.ts';
import { paymentsOfx } from '../../../domain/bank/out/ofx.ts';
import { paymentSheet } from '../../../domain/bank/out/paymentSheet.ts';
import { paymentsBeancount, paymentsHledger } from '../../../domain/bank/out/plainText.ts';
import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import { sheetCsv } from '../../../domain/sheet.ts';
import { paymentsOutText as text } from '../../text/paymentsOut.ts';

/** By file extension. */
export type PaymentsFormat = keyof typeof text.formats;

const fileOf = (type: string, content: string): Blob => new Blob([content], { type });

/** The file of these payments in a format. */
export async function paymentsFile(
  format: PaymentsFormat,
  loans: readonly LoanPayments[],
  today: IsoDate,
): Promise<Blob> {
  switch (format) {
    case 'xlsx': {
      const { writeXlsx } = await import(/* webpackChunkName: "xlsx" */ '../sheet/writeXlsx.ts');
      return writeXlsx(text.sheet, paymentSheet(loans));
    }
    case 'csv':
      return fileOf(
        'text/csv;charset=utf-8',
        sheetCsv(paymentSheet(loans), (date) => date),
      );
    case 'ofx':
      return fileOf('application/x-ofx', paymentsOfx(loans, today));
    case 'beancount':
      return fileOf('text/plain;charset=utf-8', paymentsBeancount(loans, today));
    case 'journal':
      return fileOf('text/plain;charset=utf-8', paymentsHledger(loans, today));
  }
}
