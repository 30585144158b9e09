import { formatDate } from '../../../../domain/dates/dutchDate.ts';
import type { ScheduleRow } from '../../../../domain/loans/ledger/rows.ts';
import { type Sheet, type SheetCell, sheetCsv } from '../../../../domain/sheet.ts';
import { scheduleText as text } from '../../../text/loanSchedule.ts';
import type { LinedSchedule } from '../ledgerView.ts';

function line({ number, date, payment, interest, principal, balance, beside }: ScheduleRow): SheetCell[] {
  return [
    number === 0 ? null : number,
    { date },
    beside === 'forgiveness' ? null : { cents: payment },
    beside ? null : { cents: interest },
    beside === 'forgiven_due' ? null : { cents: principal },
    { cents: balance },
  ];
}

/** Names a line that is not a term; a file has no soft hyphens. */
const what = ({ beside }: ScheduleRow): SheetCell => (beside ? text.beside[beside].replaceAll('\u00ad', '') : null);

/**
 * The same lines, in the same order, as the table on the screen with all its years open; a year's own totals are left
 * to the spreadsheet. If some lines are not terms, a last column names them.
 */
export function scheduleSheet({ rows, opening, totalPaid, totalInterest }: LinedSchedule): Sheet {
  const named = rows.some(({ beside }) => beside);
  const columns = [text.number, text.date, text.payment, text.interest, text.principal, text.balance];
  const total = [null, text.total, { cents: totalPaid }, { cents: totalInterest }, { cents: opening }, null];
  return {
    heading: named ? [...columns, text.what] : columns,
    lines: [...rows.map((row) => (named ? [...line(row), what(row)] : line(row))), named ? [...total, null] : total],
  };
}

/** The same as the text of a CSV file. */
export const scheduleCsv = (schedule: LinedSchedule): string => sheetCsv(scheduleSheet(schedule), formatDate);
