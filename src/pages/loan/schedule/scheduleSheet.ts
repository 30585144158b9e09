import { formatDate } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';
import type { Term } from '../../../../domain/loans/term.ts';
import { componentsText } from '../../../text/components.ts';

const text = componentsText.schedule;

/** One cell of the sheet: a text, a count, a day, an amount in cents, or nothing. */
export type SheetCell = string | number | { date: IsoDate } | { cents: number } | null;

/** The schedule as a spreadsheet shows it: names of the columns, then a line per term, then the totals. */
export interface Sheet {
  heading: readonly string[];
  lines: readonly (readonly SheetCell[])[];
}

function line({ number, date, payment, interest, principal, balance }: Term): SheetCell[] {
  return [
    number === 0 ? null : number,
    { date },
    { cents: payment },
    { cents: interest },
    { cents: principal },
    { cents: balance },
  ];
}

/**
 * The same lines, in the same order, as the table on the screen with all its years open; a year's own totals are left
 * to the spreadsheet.
 */
export function scheduleSheet({ stub, terms, totalPaid, totalInterest }: Schedule): Sheet {
  return {
    heading: [text.number, text.date, text.payment, text.interest, text.principal, text.balance],
    lines: [
      ...(stub === null ? terms : [stub, ...terms]).map(line),
      [null, text.total, { cents: totalPaid }, { cents: totalInterest }, { cents: totalPaid - totalInterest }, null],
    ],
  };
}

/** A cell as a line of CSV takes it; amounts stay amounts. */
export function csvCell(cell: SheetCell): string | { cents: number } | null {
  if (typeof cell === 'number') return String(cell);
  return cell !== null && typeof cell === 'object' && 'date' in cell ? formatDate(cell.date) : cell;
}
